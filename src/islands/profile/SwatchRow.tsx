import { useId, type ReactNode } from 'react'

type Props<Value extends string> = {
  legend: string
  choices: readonly { value: Value; name: string; look: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Row of swatches; each has an accessible name, also as its tooltip. */
export function SwatchRow<Value extends string>({ legend, choices, chosen, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="swatches">
      <legend>{legend}</legend>
      {choices.map(({ value, name: label, look }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            aria-label={label}
            onChange={() => onChoose(value)}
          />
          {look}
        </label>
      ))}
    </fieldset>
  )
}
