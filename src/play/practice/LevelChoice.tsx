import type { ReactNode } from 'react'
import styles from './level-choice.module.css'

type Props<Level extends string> = {
  levels: readonly Level[]
  /** Levels that are shown but cannot be chosen; `why` is the id of the text with the reason. */
  closed?: readonly Level[]
  why?: string
  level: Level | null
  onChoose: (level: Level) => void
  /** Label of the whole choice. */
  label: string
  nameOf: (level: Level) => string
  /** Visible sign instead of the name, which stays the accessible label. */
  signOf?: (level: Level) => ReactNode
}

/** The levels of a practice, each with a run of its own. */
export function LevelChoice<Level extends string>(props: Props<Level>) {
  const { levels, closed = [], why, level, onChoose, label, nameOf, signOf } = props
  return (
    <div className={signOf ? `seg ${styles.signs}` : 'seg'} role="group" aria-label={label}>
      {levels.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === level}
          aria-label={signOf && nameOf(each)}
          title={signOf && nameOf(each)}
          aria-disabled={closed.includes(each) || undefined}
          aria-describedby={closed.includes(each) ? why : undefined}
          onClick={() => !closed.includes(each) && onChoose(each)}
        >
          {signOf ? signOf(each) : nameOf(each)}
        </button>
      ))}
    </div>
  )
}
