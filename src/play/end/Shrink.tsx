import type { CSSProperties } from 'react'
import { number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './shrink.module.css'

type Props = {
  /** How many were possible, step by step. */
  counts: readonly number[]
  /** Under each, instead of which it is. */
  names?: readonly string[]
  locale: Locale
}

const LEAST = 4

/** How a field shrank: by logarithm, so that 400 and 4 both show. */
export function Shrink({ counts, names, locale }: Props) {
  const most = Math.log1p(Math.max(1, ...counts))
  return (
    <ol className={`n ${styles.field}`} data-named={names && ''}>
      {counts.map((count, at) => (
        <li key={at}>
          <b className="num">{number(locale, count)}</b>
          <i
            style={{ '--height': Math.max(LEAST, (100 * Math.log1p(count)) / most) } as CSSProperties}
            aria-hidden="true"
          />
          <span className={styles.name}>{names?.[at] ?? at + 1}</span>
        </li>
      ))}
    </ol>
  )
}
