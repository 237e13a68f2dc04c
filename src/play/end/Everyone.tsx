import type { CSSProperties } from 'react'
import type { Distribution } from '#contracts/runs.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { barsOf } from './bars.ts'
import type { DistributionRules } from './play-end.ts'
import type { EndWords } from './words/index.ts'
import styles from './everyone.module.css'

type Props<View> = {
  title: string
  distribution: Distribution
  bars: DistributionRules<View>
  view: View
  locale: Locale
  t: EndWords['end']
}

/** Distribution of a day: a bar per result, the player's own highlighted. */
export function Everyone<View>({ title, distribution, bars, view, locale, t }: Props<View>) {
  const own = bars.own(view)
  const shown = barsOf(distribution, bars.order(distribution.counts.length))
  return (
    <section className="card stack">
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className="sm muted n">{plural(locale, t.played, distribution.plays)}</span>
      </div>
      <ol className={`n ${styles.bars}`}>
        {shown.map(({ bucket, percent, count, length }) => (
          <li key={bucket} data-own={bucket === own || undefined}>
            <b className="num">{bars.label(bucket)}</b>
            <i style={{ '--v': length } as CSSProperties} aria-hidden="true" />
            <span>
              {percent === null ? number(locale, count) : fill(t.percent, { percent })}
              {bucket === own && <span className="vh">, {t.you}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
