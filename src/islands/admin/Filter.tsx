type Props<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Filter buttons of a list. */
export function Filter<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  return (
    <div className="seg filter" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
