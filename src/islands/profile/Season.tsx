import { daysBetween, type Day } from '#core/days.ts'
import { season, type SeasonDay } from '#core/season.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { WEEKS } from './EmptySeason.tsx'
import type { Speech } from './words.ts'

type Props = Pick<Speech, 'locale' | 't'> & { played: readonly Day[]; today: Day }

/** Map of the last weeks, a square a day; the label gives the count in words. */
export function Season({ locale, t, played, today }: Props) {
  const days = season(played, today, WEEKS)
  const count = days.filter(({ runs }) => runs).length
  const first = played.reduce((earliest, day) => (daysBetween(earliest, day) < 0 ? day : earliest), today)
  const all = { played: number(locale, new Set(played).size), days: number(locale, daysBetween(first, today) + 1) }
  return (
    <section className="card stack season">
      <div className="row between">
        <h2>{t.season}</h2>
        <span className="sm muted">{fill(t.seasonOf, all)}</span>
      </div>
      <div className="heat" role="img" aria-label={fill(plural(locale, t.seasonLabel, count), { weeks: WEEKS })}>
        {days.map((entry) => (
          <i key={entry.day} data-t={toneOf(entry)} data-today={entry.day === today || undefined} />
        ))}
      </div>
    </section>
  )
}

/** Four tones: none, one, two, three or more runs; future days have no square. */
const toneOf = ({ runs }: SeasonDay) => (runs === null ? 'none' : String(Math.min(3, runs)))
