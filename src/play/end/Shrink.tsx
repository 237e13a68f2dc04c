import type { CSSProperties } from 'react'
import { number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './shrink.module.css'

type Props = {
  /** Remaining candidates per step. */
  counts: readonly number[]
  /** Labels of the steps, instead of numbers. */
  names?: readonly string[]
  locale: Locale
}

const LEAST_HEIGHT = 4

/** Candidates per step on a logarithmic scale, so that 400 and 4 are both visible. */
export function Shrink({ counts, names, locale }: Props) {
  const most = Math.log1p(Math.max(1, ...counts))
  return (
    <ol className={`n ${styles.field}`} data-named={names && ''}>
      {counts.map((count, at) => (
        <li key={at}>
          <b className="num">{number(locale, count)}</b>
          <i
            style={{ '--height': Math.max(LEAST_HEIGHT, (100 * Math.log1p(count)) / most) } as CSSProperties}
            aria-hidden="true"
          />
          <span className={styles.name}>{names?.[at] ?? at + 1}</span>
        </li>
      ))}
    </ol>
  )
}
