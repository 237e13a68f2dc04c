import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import type { CSSProperties } from 'react'
import { plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './ring.module.css'

/** From this many seconds on the ring is thicker and the time is announced. */
const HURRY_SECONDS = 3

type Props = {
  /** Deadline, ms of this browser's clock; null: paused. */
  until: number | null
  /** Seconds of a full ring. */
  of: number
  /** Replaces the seconds: "+3" while an answer is revealed; nothing while loading. */
  gain: string | null
  locale: Locale
  t: { timeLeft: string; secondsLeft: Plural }
}

/** Remaining seconds of an answer, as a ring and a figure. */
export function Ring({ until, of, gain, locale, t }: Props) {
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
