import type { CSSProperties } from 'react'
import { plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './countdown.module.css'
import { useSecondsUntil } from './use-seconds-until.ts'

/** Seconds at which the remaining time is announced. */
const SPOKEN = [30, 10]
const SPOKEN_FOR = 3
const HURRY_SECONDS = 10

type Props = {
  /** Start and end, ms of the clock `now`; null shows 0:00. */
  clock: { since: number; until: number } | null
  now: () => number
  /** Announces 30 and 10 seconds to screen readers. */
  spoken?: boolean
  locale: Locale
  t: { timeLeft: string; secondsLeft: Plural }
}

/** Remaining time as a bar and in figures. */
export function Countdown({ clock, now, spoken = false, locale, t }: Props) {
  const seconds = useSecondsUntil(clock?.until ?? null, now)
  const whole = clock ? (clock.until - clock.since) / 1000 : 1
  const said = spoken ? SPOKEN.find((at) => seconds <= at && seconds > at - SPOKEN_FOR) : undefined
  return (
    <div className={styles.countdown} data-hurry={seconds <= HURRY_SECONDS || undefined}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ '--left': Math.min(1, seconds / whole) } as CSSProperties} />
      </span>
      <span role="timer" aria-live="off">
        <span className="vh">{t.timeLeft}</span>
        <b className={`num ${styles.time}`}>{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</b>
      </span>
      <span className="vh" role="status">
        {said === undefined ? '' : plural(locale, t.secondsLeft, said)}
      </span>
    </div>
  )
}
