import { useStore } from '@nanostores/react'
import { streakOf } from '#core/streak.ts'
import type { Statistics } from '#contracts/results.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { localDay } from '#stores/local-day.ts'
import { dailyDays } from '#stores/me.ts'
import { $records } from '#stores/records.ts'
import { figuresOf } from './figures.ts'
import type { WordleMessages } from './Pitch.tsx'

type Props = { locale: Locale; t: WordleMessages }

/** The player's own Wordle: solved, average, and the streak of all games. */
export function Yours({ locale, t: { play, wordle } }: Props) {
  const records = useStore($records)
  const { solvedPercent, average } = figuresOf(records.wordle ?? [])
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const figures = [
    { label: play.solvedShare, value: solvedPercent === null ? '–' : fill(play.percent, { percent: solvedPercent }) },
    { label: play.average, value: average === null ? '–' : decimal.format(average) },
    { label: play.streak, value: String(streakIn(records)) },
  ]
  return (
    <section className="well stack">
      <h3>{wordle.yours}</h3>
      <div className="nums">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <b className="num">{value}</b>
            <small>{label}</small>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Days in a row, as of the player's own today. */
export const streakIn = (records: Statistics): number => streakOf(dailyDays(records), localDay()).length
