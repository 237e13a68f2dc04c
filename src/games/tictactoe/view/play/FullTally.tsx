import { fill, number, plural } from '#i18n/format.ts'
import type { BoardProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { GUESSES } from '../../rules/terms.ts'
import styles from './tally.module.css'
import type { OwnWords } from '../../words.ts'
import type { TictactoeAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, TictactoeAction, OwnWords>, 'runId' | 'view' | 'locale' | 't'>

/** Guesses left as dots, and points so far. */
export function FullTally({ view, locale, t: { own } }: Props) {
  const left = view?.left ?? GUESSES
  const points = view?.points ?? 0
  const stepOf = (at: number) => {
    const guess = view?.guesses[at]
    if (guess) return guess.right ? 'ok' : 'no'
    return at === view?.guesses.length ? 'now' : undefined
  }
  return (
    <div className={styles.tally}>
      <p className="b n">{left === 1 ? own.lastOne : plural(locale, own.left, left)}</p>
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: GUESSES }, (_, at) => (
          <i key={at} data-step={stepOf(at)} />
        ))}
      </span>
      <p className={styles.points}>
        <b aria-hidden="true">{number(locale, points)}</b>
        <span className="vh">{fill(own.soFar, { points })}</span>
      </p>
    </div>
  )
}
