import type { CSSProperties } from 'react'
import styles from './number-line.module.css'

type Props = {
  from: number
  to: number
  /** Positions of the figures under the line. */
  marks: readonly number[]
  /** Null: no thumb yet. */
  value: number | null
  /** The revealed correct number, shown next to the fixed thumb, with the distance as a bar. */
  truth: number | null
  label: string
  onChange: (value: number) => void
}

/** A slider for touch; keyboard and screen readers use the number entry next to it. */
export function NumberLine({ from, to, marks, value, truth, label, onChange }: Props) {
  const share = (number: number) => (number - from) / (to - from)
  const style = truth !== null && {
    style: { '--truth': share(truth), '--value': share(value ?? truth) } as CSSProperties,
  }
  return (
    <div className={styles.scale}>
      <div className={styles.line}>
        <input
          type="range"
          min={from}
          max={to}
          value={value ?? marks[1] ?? from}
          tabIndex={-1}
          aria-hidden="true"
          title={label}
          data-empty={value === null ? '' : undefined}
          disabled={truth !== null}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        {style && (
          <>
            <i className={styles.between} {...style} />
            <i className={styles.truth} {...style} />
          </>
        )}
      </div>
      <div className={styles.marks} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
}
