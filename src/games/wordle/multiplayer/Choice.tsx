import { useId } from 'react'

type Props<Value> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few, as a row of radio buttons that look like segments. */
export function Choice<Value extends string | number | boolean>({ label, value, options, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="choice row between wrap">
      <legend className="b sm">{label}</legend>
      <span className="seg">
        {options.map((option) => (
          <label key={String(option.value)} data-on={option.value === value || undefined}>
            <input
              className="vh"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
