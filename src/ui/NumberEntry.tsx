import type { KeyboardEvent } from 'react'
import styles from './number-entry.module.css'
import { Icon } from './Icon.tsx'

/** Range of two-digit numbers; `first`: initial value of + and −; `far`: step of the page keys. */
export type NumberRange = { from: number; to: number; first: number; far: number }

type Props = {
  range: NumberRange
  /** The typed text: none, one or two digits. */
  text: string
  /** The correct number, shown next to the answer, which is then read-only; null until revealed. */
  truth: number | null
  onText: (text: string) => void
  onEnter: () => void
  words: { label: string; empty: string; less: string; more: string; yours: string; truth: string }
}

/** A whole number in the range, else null. */
export const numberIn = (text: string, { from, to }: NumberRange): number | null =>
  /^\d\d$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : null

/** A number between − and +: typed, stepped with the arrow keys, or pressed. A spin button for screen readers. */
export function NumberEntry({ range, text, truth, onText, onEnter, words }: Props) {
  const value = text === '' ? null : Number(text)
  const isRevealed = truth !== null
  const within = (number: number) => onText(String(Math.min(range.to, Math.max(range.from, number))))
  const step = (by: number) => within(value === null ? range.first : value + by)

  const STEPS = new Map([
    ['ArrowUp', () => step(1)],
    ['ArrowDown', () => step(-1)],
    ['PageUp', () => step(range.far)],
    ['PageDown', () => step(-range.far)],
    ['Home', () => within(range.from)],
    ['End', () => within(range.to)],
    ['Enter', onEnter],
  ])
  function onKeyDown(event: KeyboardEvent) {
    const press = STEPS.get(event.key)
    if (!press || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!isRevealed || event.key === 'Enter') press()
  }
  const stepper = (by: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={by > 0 ? words.more : words.less}
      disabled={isRevealed}
      onClick={() => step(by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  )

  return (
    <div className={styles.entry} data-revealed={isRevealed ? (value === truth ? 'exact' : 'off') : undefined}>
      {stepper(-1)}
      <div className={styles.numbers}>
        <label className={styles.answer}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            role="spinbutton"
            aria-label={words.label}
            aria-valuenow={value ?? undefined}
            aria-valuemin={range.from}
            aria-valuemax={range.to}
            aria-valuetext={value === null ? words.empty : undefined}
            placeholder="– –"
            value={text}
            readOnly={isRevealed}
            onChange={({ target }) => onText(target.value.replace(/\D/g, '').slice(0, 2))}
            onFocus={({ target }) => target.select()}
            onKeyDown={onKeyDown}
          />
          <span className={styles.caption} aria-hidden="true">
            {isRevealed && words.yours}
          </span>
        </label>
        {isRevealed && (
          <p className={styles.truth} aria-hidden="true">
            {truth}
            <span className={styles.caption}>{words.truth}</span>
          </p>
        )}
      </div>
      {stepper(1)}
    </div>
  )
}
