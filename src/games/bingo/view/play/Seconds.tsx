import type { CSSProperties } from 'react'
import { plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './dock.module.css'
import type { Words } from '../../words.ts'

/** It gets tight. */
const HURRY = 3
/** Said to who cannot see the bar. */
const SPOKEN = 5

type Props = { of: number; left: number; locale: Locale; t: Words }

/** What is left of a player's seconds, as a bar and in figures. */
export function Seconds({ of, left, locale, t }: Props) {
  return (
    <div className={styles.seconds} data-hurry={left <= HURRY || undefined}>
      <span className={styles.drain} aria-hidden="true">
        <i style={{ '--left': left / of } as CSSProperties} />
      </span>
      <span role="timer" aria-live="off">
        <span className="vh">{t.timeLeft}</span>
        <b>{left}</b>
      </span>
      <span className="vh" role="status">
        {left === SPOKEN ? plural(locale, t.secondsLeft, left) : ''}
      </span>
    </div>
  )
}
