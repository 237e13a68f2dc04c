import type { ResultRecord } from '#contracts/results.ts'
import type { Day } from '#core/days.ts'
import { number, type Plural } from '#i18n/format.ts'
import { Figure } from './Figure.tsx'
import { streakNow } from './streak-now.ts'
import type { Speech } from './words.ts'

type Props = Pick<Speech, 'locale' | 't'> & { points: number; records: readonly ResultRecord[]; today: Day }

/** Points, current and longest streak, days played; leaves out a figure equal to another one. */
export function ProfileStats({ locale, t, points, records, today }: Props) {
  const word = (forms: Plural, count: number) =>
    new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other
  const { length, longest } = streakNow(records, today)
  const days = new Set(records.map(({ date }) => date)).size
  return (
    <dl className="card nums">
      <Figure value={number(locale, points)} label={word(t.points, points)} />
      <Figure value={number(locale, length)} label={t.dayStreak} />
      {longest > length && <Figure value={number(locale, longest)} label={t.longest} />}
      {days !== length && <Figure value={number(locale, days)} label={word(t.days, days)} />}
    </dl>
  )
}
