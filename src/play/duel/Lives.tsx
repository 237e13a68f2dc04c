import { plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './lives.module.css'

type Props = { left: number; of: number; locale: Locale; t: { livesLeft: Plural } }

/** Remaining lives as shirts; a lost one is an outline. */
export function Lives({ left, of, locale, t }: Props) {
  return (
    <p className={styles.lives}>
      {Array.from({ length: of }, (_, at) => (
        <svg key={at} viewBox="0 0 96 88" data-lost={at >= left || undefined} aria-hidden="true">
          <use href="#shirt" />
        </svg>
      ))}
      <span className="vh">{plural(locale, t.livesLeft, left)}</span>
    </p>
  )
}
