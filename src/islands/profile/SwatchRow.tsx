import { Lock } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type Props<Value extends string> = {
  legend: string
  /** `locked`: the level that it needs, such as "Level 7". */
  choices: readonly { value: Value; name: string; look: ReactNode; locked?: { text: string; level: number } | null }[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Fewer in a row, for texts. */
  isWide?: boolean
}

/** Row of swatches; each has an accessible name, also as its tooltip. */
export function SwatchRow<Value extends string>({ legend, choices, chosen, onChoose, isWide = false }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="swatches" data-wide={isWide || undefined}>
      <legend>{legend}</legend>
      {choices.map(({ value, name: label, look, locked = null }) => {
        const text = locked === null ? label : `${label}, ${locked.text}`
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
                {locked.level}
              </small>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
