import { Check, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { LETTERS } from './use-option-keys.ts'
import styles from './options.module.css'
import type { Words } from './words.ts'

type Props = Words & {
  /** Id of the question that they answer. */
  labelledBy: string
  options: readonly string[]
  /** What was chosen; null: nothing yet. */
  chosen: number | null
  /** The place of the right one, once the round is over. */
  right: number | null
  /** How many of those who answered chose each, 0 to 1; null: nobody else was there. */
  shares?: readonly number[] | null
  /** Nothing can be chosen: it was, or it is too late, or too early. */
  locked: boolean
  onChoose: (option: number) => void
}

/** The four answers: buttons, because arrows must not answer. What is right or wrong has a sign and a word. */
export function Options({ labelledBy, options, chosen, right, shares = null, locked, onChoose, t }: Props) {
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.options} data-over={right !== null || undefined}>
      {options.map((name, at) => {
        const is = stateOf(at, chosen, right)
        const share = shares?.[at]
        return (
          <button
            key={at}
            type="button"
            className={styles.option}
            data-is={is}
            data-long={name.length > LONG || undefined}
            aria-disabled={locked}
            aria-pressed={chosen === at}
            aria-keyshortcuts={`${at + 1} ${LETTERS[at]}`}
            onClick={() => !locked && onChoose(at)}
          >
            {share !== undefined && <i className={styles.share} style={{ '--share': share } as CSSProperties} />}
            <span className={styles.letter} aria-hidden="true">
              {is === 'right' ? <Check className="i" /> : is === 'wrong' ? <X className="i" /> : LETTERS[at]}
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

/** From so many letters on the name is set smaller. */
const LONG = 26

function stateOf(at: number, chosen: number | null, right: number | null) {
  if (right === at) return 'right'
  if (chosen === at) return right === null ? 'chosen' : 'wrong'
  return right === null ? undefined : 'rest'
}
