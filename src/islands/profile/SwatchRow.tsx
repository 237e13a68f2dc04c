import { Lock } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type Props<Value extends string> = {
  legend: string
  /** `locked`: why it cannot be chosen yet, such as "Level 7". */
  choices: readonly { value: Value; name: string; look: ReactNode; locked?: string | null }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Row of swatches; each has an accessible name, also as its tooltip. */
export function SwatchRow<Value extends string>({ legend, choices, chosen, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="swatches">
      <legend>{legend}</legend>
      {choices.map(({ value, name: label, look, locked = null }) => {
        const text = locked === null ? label : `${label}, ${locked}`
        return (
          <label key={value} title={text} data-locked={locked === null ? undefined : true}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              disabled={locked !== null}
              aria-label={text}
              onChange={() => onChoose(value)}
            />
            {look}
            {locked !== null && (
              <small aria-hidden="true">
                <Lock className="i i-s" />
                {locked}
              </small>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
