import { toIsoDate, type Day } from '#core/days.ts'
import { season, type SeasonDay } from '#core/season.ts'
import { dateText } from '#i18n/date.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Speech } from './words.ts'

/** Weeks that fit beside the identity card; phones show the last 20. */
const WEEKS = 38
const DAYS_PER_WEEK = 7

type Props = Speech & { played: readonly Day[]; today: Day }

/** Calendar of days with finished runs; the label gives the count in words. */
export function Season({ locale, t, played, today }: Props) {
  const days = season(played, today, WEEKS)
  const count = days.filter(({ runs }) => runs).length
  const label = fill(plural(locale, t.seasonLabel, count), { weeks: WEEKS })
  return (
    <section className="card stack">
      <div className="row between">
        <h2>{t.season}</h2>
        <span className="key" aria-hidden="true">
          {t.less} <i />
          <i data-t="1" />
          <i data-t="2" />
          <i data-t="3" /> {t.more}
        </span>
      </div>
      <div>
        <div className="months" aria-hidden="true">
          {monthsOf(days, locale).map((month, week) => (
            <span key={week}>{month}</span>
          ))}
        </div>
        <div className="heat" role="img" aria-label={label}>
          {days.map((entry) => (
            <i key={entry.day} data-t={toneOf(entry)} data-today={entry.day === today || undefined} />
          ))}
        </div>
      </div>
      <p className="sm muted">{t.seasonText}</p>
    </section>
  )
}

/** Four tones: none, one, two, three or more runs; future days have no square. */
const toneOf = ({ runs }: SeasonDay) => (runs === null ? 'none' : String(Math.min(3, runs)))

/** One entry per week: the short month name in the month's first week, else empty. */
function monthsOf(days: readonly SeasonDay[], locale: Locale): string[] {
  return Array.from({ length: days.length / DAYS_PER_WEEK }, (_, week) => {
    const begins = days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK).find(({ day }) => day.endsWith('-1'))
    return begins ? dateText(locale, toIsoDate(begins.day), { month: 'short' }).replace('.', '') : ''
  })
}
