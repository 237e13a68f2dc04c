import type { ReactNode } from 'react'
import styles from './level-choice.module.css'

type Props<Level extends string> = {
  levels: readonly Level[]
  level: Level | null
  onChoose: (level: Level) => void
  /** Label of the whole choice. */
  label: string
  nameOf: (level: Level) => string
  /** Visible sign in place of the name, which stays the accessible label. */
  signOf?: (level: Level) => ReactNode
}

/** The levels of a practice. Each keeps its own run. */
export function LevelChoice<Level extends string>({ levels, level, onChoose, label, nameOf, signOf }: Props<Level>) {
  return (
    <div className={signOf ? `seg ${styles.signs}` : 'seg'} role="group" aria-label={label}>
      {levels.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === level}
          aria-label={signOf && nameOf(each)}
          title={signOf && nameOf(each)}
          onClick={() => onChoose(each)}
        >
          {signOf ? signOf(each) : nameOf(each)}
        </button>
      ))}
    </div>
  )
}
