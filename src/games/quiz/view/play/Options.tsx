import { Check, X } from 'lucide-react'
import { useEffect, type CSSProperties } from 'react'
import styles from './options.module.css'
import type { Words } from './words.ts'

type Props = Words & {
  /** Id of the question's heading. */
  labelledBy: string
  options: readonly string[]
  /** Chosen option; null when none. */
  chosen: number | null
  /** Index of the right option after the round. */
  right: number | null
  /** Share of answers per option, 0 to 1; null without other players. */
  shares?: readonly number[] | null
  /** Choosing is closed: already chosen, too late or too early. */
  locked: boolean
  onChoose: (option: number) => void
}

/**
 * The four options as buttons rather than radio buttons, because arrow keys must not choose an answer. Right and wrong
 * have an icon and a word.
 */
export function Options({ labelledBy, options, chosen, right, shares = null, locked, onChoose, t }: Props) {
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.options} data-over={right !== null || undefined}>
      {options.map((name, at) => {
        const state = stateOf(at, chosen, right)
        const share = shares?.[at]
        return (
          <button
            key={at}
            type="button"
            className={styles.option}
            data-is={state}
            data-long={name.length > LONG || undefined}
            aria-disabled={locked}
            aria-pressed={chosen === at}
            aria-keyshortcuts={`${at + 1} ${LETTERS[at]}`}
            onClick={() => !locked && onChoose(at)}
          >
            {share !== undefined && <i className={styles.share} style={{ '--share': share } as CSSProperties} />}
            <span className={styles.letter} aria-hidden="true">
              {state === 'right' ? <Check className="i" /> : state === 'wrong' ? <X className="i" /> : LETTERS[at]}
            </span>
            <span className={styles.name}>{name}</span>
            {right === at && <span className="vh">, {t.rightAnswer}</span>}
            {chosen === at && <span className="vh">, {t.yourAnswer}</span>}
            {share !== undefined && <b className={`num ${styles.percent}`}>{Math.round(share * 100)}%</b>}
          </button>
        )
      })}
    </div>
  )
}

/** Length from which a name is set smaller. */
const LONG = 26

function stateOf(at: number, chosen: number | null, right: number | null) {
  if (right === at) return 'right'
  if (chosen === at) return right === null ? 'chosen' : 'wrong'
  return right === null ? undefined : 'rest'
}

/** Option letters, as shown and as keys. */
const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Option of a key: 1 to 4 or A to D; null for any other. */
export function optionOf(key: string): number | null {
  const letter = key.length === 1 ? LETTERS.findIndex((each) => each === key.toUpperCase()) : -1
  const place = letter === -1 ? Number.parseInt(key, 10) - 1 : letter
  return key.length === 1 && place >= 0 && place < LETTERS.length ? place : null
}

/** Handles keys 1 to 4 and A to D regardless of focus, except in dialogs and text fields. */
export function useOptionKeys(choose: ((option: number) => void) | null) {
  useEffect(() => {
    if (!choose) return
    function onKey(event: KeyboardEvent) {
      const option = optionOf(event.key)
      if (option === null || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || (event.target as Element).matches('input, textarea, select')) return
      event.preventDefault()
      choose!(option)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [choose])
}

/** Keyboard hints beside the question, on devices with a keyboard. */
export const KeysCard = ({ t }: Words) => (
  <section className="well stack">
    <h3>{t.keys}</h3>
    <p className="sm muted">{t.keysText}</p>
  </section>
)
