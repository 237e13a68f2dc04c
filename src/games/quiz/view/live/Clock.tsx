import { useState, type CSSProperties } from 'react'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import type { Words } from '../play/words.ts'
import styles from './round.module.css'

/** Remaining seconds at which the time is announced once. */
const SPOKEN_AT = 5

type Props = Words & {
  since: number
  until: number
  now: () => number
  /** The answer is shown. */
  over: boolean
  /** Suppresses the announcement, for example after an answer. */
  isQuiet: boolean
}

/** Remaining time as a shrinking bar and in seconds. A new time span needs a new key. */
export function Clock({ since, until, now, over, isQuiet, t }: Props) {
  const seconds = useSecondsUntil(until, now)
  // Fixed at mount: the animation keeps its own time and would apply a changing offset twice.
  const [gone] = useState(() => Math.round(now() - since))
  const whole = until - since
  const style = {
    '--left': Math.min(1, (seconds * 1000) / whole),
    animationDuration: `${whole}ms`,
    animationDelay: `${-gone}ms`,
  } as CSSProperties
  return (
    <>
      <span className={styles.bar} data-over={over || undefined} aria-hidden="true">
        <i style={style} />
      </span>
      <span role="timer" aria-live="off">
        <span className="vh">{t.timeLeft}</span>
        <b className={`num ${styles.seconds}`} data-hurry={(!over && seconds <= SPOKEN_AT) || undefined}>
          {seconds}
        </b>
      </span>
      <span className="vh" role="status">
        {!over && !isQuiet && seconds === SPOKEN_AT ? t.fiveLeft : ''}
      </span>
    </>
  )
}
