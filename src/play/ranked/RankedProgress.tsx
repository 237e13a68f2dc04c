import { useStore } from '@nanostores/react'
import type { GameId } from '#core/games.ts'
import { number, plural, type Plural } from '#i18n/format.ts'
import { Meter } from '../duel/Meter.tsx'
import { useDuelReveal } from '../duel/reveal.ts'
import { useBestScore } from '../duel/use-best.ts'
import type { BoardProps, OwnWords } from '../game.ts'
import { MODE } from './Start.tsx'
import type { RankedView } from './ranked-run.ts'
import { atom } from 'nanostores'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import type { CSSProperties } from 'react'
import type { Locale } from '#i18n/locales.ts'
import styles from '../duel/ring.module.css'

/** Deadline of the open question, ms of this browser's clock, which the ring shows. */
export const $shownUntil = atom<number | null>(null)

/** Points of a right answer in a ranked run (docs/games/higherlower.md). */
const GAIN = '+3'

type Words = OwnWords & { inARow: string; yourBest: string; timeLeft: string; secondsLeft: Plural }

/** Head of a ranked run with `stepMs` per answer: length, clock, and the longest run so far. */
export function rankedProgress<View extends RankedView, Own extends Words>(game: GameId, stepMs: number) {
  return function RankedProgress({
    runId,
    view,
    locale,
    t: { own },
  }: Pick<BoardProps<View, unknown, Own>, 'runId' | 'view' | 'locale' | 't'>) {
    const best = useBestScore(game, MODE)
    const until = useStore($shownUntil)
    const { revealed, counting } = useDuelReveal(runId, view?.at ?? null)
    const gained = revealed && view?.ended !== 'lives'
    const length = (view?.run ?? 0) - (gained && counting ? 1 : 0)
    return (
      <Meter
        run={{ value: number(locale, length), label: own.inARow }}
        best={best === null ? null : { value: number(locale, Math.max(best, length)), label: own.yourBest }}
      >
        <Ring until={until} of={stepMs / 1000} gain={counting ? '' : gained ? GAIN : null} locale={locale} t={own} />
      </Meter>
    )
  }
}

/** Seconds left from which the ring is thicker and the time is announced. */
const HURRY_SECONDS = 3

type Props = {
  /** Deadline, ms of this browser's clock; null: paused. */
  until: number | null
  /** Seconds of a full ring. */
  of: number
  /** Text instead of the seconds: "+3" while an answer is revealed, empty while loading; null: the seconds. */
  gain: string | null
  locale: Locale
  t: { timeLeft: string; secondsLeft: Plural }
}

/** Remaining seconds of an answer, as a ring and a figure. */
function Ring({ until, of, gain, locale, t }: Props) {
  const seconds = Math.min(of, useSecondsUntil(until, Date.now))
  const hurry = until !== null && gain === null && seconds <= HURRY_SECONDS
  const left = gain === null && until !== null ? seconds / of : 1
  return (
    <div className={styles.ring} data-hurry={hurry || undefined}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="36" cy="36" r="31" />
        <circle cx="36" cy="36" r="31" pathLength="1" style={{ '--left': left } as CSSProperties} />
      </svg>
      {gain === null ? (
        <p role="timer" aria-live="off">
          <span className="vh">{t.timeLeft} </span>
          <b className="num n">{until === null ? '' : seconds}</b>
        </p>
      ) : (
        <p className={styles.gain}>
          <b className="num n">{gain}</b>
        </p>
      )}
      <p className="vh" role="status">
        {hurry && seconds === HURRY_SECONDS ? plural(locale, t.secondsLeft, HURRY_SECONDS) : ''}
      </p>
    </div>
  )
}
