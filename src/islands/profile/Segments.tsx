import { startTransition, useId, useOptimistic, type ReactNode } from 'react'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; name: string; sample?: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => Promise<unknown>
}

/** A setting of one choice among a few; shows the choice while it is being saved. */
export function Segments<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  const id = useId()
  const [shown, show] = useOptimistic(chosen)
  const choose = (value: Value) =>
    startTransition(async () => {
      show(value)
      await onChoose(value)
    })
  return (
    <div className="setting">
      <span id={id}>{label}</span>
      <span className="seg" role="group" aria-labelledby={id}>
        {options.map(({ value, name, sample }) => (
          <button key={value} type="button" aria-pressed={value === shown} onClick={() => choose(value)}>
            {sample}
            {name}
          </button>
        ))}
      </span>
    </div>
  )
}
