import type { ResultRecord } from '#contracts/results.ts'
import { number } from '#i18n/format.ts'
import type { Speech } from './words.ts'

type Props = Speech & { points: number; streak: number; records: readonly ResultRecord[] }

/** Points, streak, games and share won. */
export function Numbers({ locale, t, points, streak, records }: Props) {
  const one = (count: number) => new Intl.PluralRules(locale).select(count) === 'one'
  const word = (forms: { one: string; other: string }, count: number) => (one(count) ? forms.one : forms.other)
  const won = records.filter(({ won }) => won).length
  const share = records.length > 0 ? won / records.length : 0
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <dl className="card nums">
      <Figure value={number(locale, points)} label={word(t.points, points)} />
      <Figure value={number(locale, streak)} label={t.dayStreak} />
      <Figure value={number(locale, records.length)} label={word(t.games, records.length)} />
      <Figure value={percent} label={t.won} />
    </dl>
  )
}

/** The figure is read first and looked at first: its term follows in the page as well. */
function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
