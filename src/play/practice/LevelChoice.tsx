import type { ReactNode } from 'react'
import styles from './level-choice.module.css'

type Props<Level extends string> = {
  levels: readonly Level[]
  level: Level | null
  onChoose: (level: Level) => void
  /** Of the whole choice. */
  label: string
  nameOf: (level: Level) => string
  /** Shown in the place of the name, which is heard then. */
  signOf?: (level: Level) => ReactNode
}

/** The levels of a practice. Each keeps its own run, so that changing loses nothing. */
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
