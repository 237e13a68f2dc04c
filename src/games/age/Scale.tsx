import type { CSSProperties } from 'react'
import { OLDEST, YOUNGEST } from './engine/marks.ts'
import styles from './scale.module.css'

const MARKS = [15, 30, 45, 60]
const MIDDLE = 30

const placeOf = (age: number): number => (age - YOUNGEST) / (OLDEST - YOUNGEST)

type Props = {
  /** Null: no thumb yet. */
  value: number | null
  /** Once it is told: stands beside the thumb, which stays. */
  truth: number | null
  label: string
  onChange: (value: number) => void
}

/** The line from 15 to 60 for a thumb; keys and screen readers have the number above it. */
export function Scale({ value, truth, label, onChange }: Props) {
  return (
    <div className={styles.scale}>
      <div className={styles.line}>
        <input
          type="range"
          min={YOUNGEST}
          max={OLDEST}
          value={value ?? MIDDLE}
          tabIndex={-1}
          aria-hidden="true"
          title={label}
          data-empty={value === null ? '' : undefined}
          disabled={truth !== null}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        {truth !== null && (
          <i className={styles.truth} style={{ '--place': placeOf(truth) } as CSSProperties} aria-hidden="true" />
        )}
      </div>
      <div className={styles.marks} aria-hidden="true">
        {MARKS.map((age) => (
          <span key={age}>{age}</span>
        ))}
      </div>
    </div>
  )
}
