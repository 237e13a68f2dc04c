import type { KeyboardEvent } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import { Sign } from '#ui/Sign.tsx'
import type { Done } from './engine/index.ts'
import { OLDEST, YOUNGEST } from './engine/marks.ts'
import styles from './age-input.module.css'

/** Where + and − begin. */
const FIRST = 25
const FAR = 5

type Props = {
  label: string
  /** As typed: none, one or two digits. */
  text: string
  /** The truth stands beside the answer, which takes nothing more. */
  revealed: Done | null
  onText: (text: string) => void
  onEnter: () => void
  isPast: boolean
  t: Messages<'age'>
}

/** The number between − and +: typed, stepped with the arrow keys, or pressed. It is a spin button to who hears it. */
export function AgeInput({ label, text, revealed, onText, onEnter, isPast, t }: Props) {
  const value = text === '' ? null : Number(text)
  const step = (by: number) => onText(String(value === null ? FIRST : Math.min(OLDEST, Math.max(YOUNGEST, value + by))))

  const STEPS = new Map([
    ['ArrowUp', () => step(1)],
    ['ArrowDown', () => step(-1)],
    ['PageUp', () => step(FAR)],
    ['PageDown', () => step(-FAR)],
    ['Home', () => onText(String(YOUNGEST))],
    ['End', () => onText(String(OLDEST))],
    ['Enter', onEnter],
  ])
  function onKeyDown(event: KeyboardEvent) {
    const press = STEPS.get(event.key)
    if (!press || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!revealed || event.key === 'Enter') press()
  }

  return (
    <div
      className={styles.entry}
      data-revealed={revealed ? (revealed.answer === revealed.age ? 'exact' : 'off') : undefined}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={t.younger}
        disabled={!!revealed}
        onClick={() => step(-1)}
      >
        <Sign name="minus" />
      </button>
      <div className={styles.numbers}>
        <label className={styles.answer}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            role="spinbutton"
            aria-label={label}
            aria-valuenow={value ?? undefined}
            aria-valuemin={YOUNGEST}
            aria-valuemax={OLDEST}
            aria-valuetext={value === null ? t.answerEmpty : undefined}
            placeholder="– –"
            value={text}
            readOnly={!!revealed}
            onChange={({ target }) => onText(target.value.replace(/\D/g, '').slice(0, 2))}
            onFocus={({ target }) => target.select()}
            onKeyDown={onKeyDown}
          />
          <span className={styles.caption} aria-hidden="true">
            {revealed && t.you}
          </span>
        </label>
        {revealed && (
          <p className={styles.truth} aria-hidden="true">
            {revealed.age}
            <span className={styles.caption}>{isPast ? t.heWas : t.heIs}</span>
          </p>
        )}
      </div>
      <button type="button" className={styles.step} aria-label={t.older} disabled={!!revealed} onClick={() => step(1)}>
        <Sign name="plus" />
      </button>
    </div>
  )
}
