import type { Distribution } from '#contracts/runs.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { DistributionChart } from '#ui/DistributionChart.tsx'
import type { View } from './engine/index.ts'
import type { WordleMessages } from './Pitch.tsx'

type Props = {
  view: View
  distribution: Distribution
  betterThan: number | null
  everyone: string
  locale: Locale
  t: WordleMessages
}

/** How all players of the day did; the percentile from 50 plays on. */
export function Everyone({ view, distribution, betterThan, everyone, locale, t }: Props) {
  const { plays, counts } = distribution
  // Bucket 0 holds who missed: last in the order of reading.
  const order = [...counts.keys()].slice(1).concat(0)
  const own = view.solved ? view.guesses : 0
  const percentOf = (bucket: number) => Math.round((100 * counts[bucket]!) / plays)
  const known = betterThan !== null
  return (
    <section className="card stack">
      <h2>{everyone}</h2>
      <DistributionChart
        you={t.play.you}
        bars={order.map((bucket) => ({
          label: bucket === 0 ? '×' : String(bucket),
          percent: percentOf(bucket),
          text: fill(t.play.percent, { percent: percentOf(bucket) }),
          own: bucket === own,
        }))}
      />
      <p className="sm muted">
        {known
          ? fill(t.play.betterThan, { percent: betterThan, count: number(locale, plays) })
          : plural(locale, t.play.plays, plays)}
      </p>
    </section>
  )
}
