import type { Beside } from '#contracts/beside.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Past } from '#stores/beside.ts'
import styles from './beside.module.css'

type Props = { past: Past; t: NonNullable<Beside['yesterday']>; locale: Locale }

/** Whom the day before asked for, and how it went, where enough have played to say. */
export function Yesterday({ past: { answer, isYesterday }, t, locale }: Props) {
  const { number, names, picture, solved, median } = answer
  const says = [
    ...(solved === null ? [] : [fill(t.solved, { percent: solved })]),
    ...(median === null || t.median === null ? [] : [plural(locale, t.median, median)]),
  ].join(' ')
  return (
    <section className="card stack">
      <h3>{isYesterday ? t.title : fill(t.earlier, { number })}</h3>
      {picture && (
        <span className={styles.picture}>
          <img src={picture} alt="" width={256} height={256} />
        </span>
      )}
      {names.length === 1 ? (
        <p className={styles.name}>{names[0]}</p>
      ) : (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {says && <p className="sm muted">{says}</p>}
    </section>
  )
}
