import { daysBetween, type Day } from '#core/days.ts'
import { firstDay, season, type SeasonDay } from '#core/season.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { DAYS_PER_WEEK, NARROW_WEEKS, WEEKS } from './EmptySeason.tsx'
import type { Speech } from './words.ts'

type Props = Pick<Speech, 'locale' | 't'> & { played: readonly Day[]; today: Day }

/** Heatmap of the last weeks, one square per day; the label contains the count. */
export function Season({ locale, t, played, today }: Props) {
  const days = season(played, today, WEEKS)
  const count = days.filter(({ runs }) => Number(runs) > 0).length
  const now = days.findIndex(({ day }) => day === today)
  const all = daysBetween(firstDay(played, today), today) + 1
  const of = plural(locale, t.seasonOf, all, { played: number(locale, new Set(played).size) })
  return (
    <section className="card stack season">
      <div className="row between">
        <h2>{t.season}</h2>
        <span className="sm muted">{of}</span>
      </div>
      <div className="heat" role="img" aria-label={fill(plural(locale, t.seasonLabel, count), { weeks: WEEKS })}>
        {days.map((entry, at) => (
          <i
            key={entry.day}
            data-t={toneOf(entry)}
            data-today={entry.day === today || undefined}
            data-far={isFar(at, now) || undefined}
          />
        ))}
      </div>
    </section>
  )
}

/** Four tones for days played; days ahead are faint, days before the first one have no square. */
const toneOf = ({ runs }: SeasonDay) => {
  if (runs === null) return 'none'
  return runs === 'ahead' ? runs : String(Math.min(3, runs))
}

/** True for squares hidden on a narrow phone, which shows twelve weeks that end with the current one if possible. */
function isFar(at: number, today: number): boolean {
  const week = (index: number) => Math.floor(index / DAYS_PER_WEEK)
  const first = Math.max(0, week(today) - NARROW_WEEKS + 1)
  return week(at) < first || week(at) >= first + NARROW_WEEKS
}
