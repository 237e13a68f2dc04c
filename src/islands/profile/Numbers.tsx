import type { ResultRecord } from '#contracts/results.ts'
import { number } from '#i18n/format.ts'
import { percent } from '#i18n/measures.ts'
import { Figure } from './Figure.tsx'
import { shareWon } from './figures.ts'
import type { Speech } from './words.ts'

type Props = Speech & { points: number; streak: number; records: readonly ResultRecord[] }

/** Points, streak, games and win rate. */
export function Numbers({ locale, t, points, streak, records }: Props) {
  const one = (count: number) => new Intl.PluralRules(locale).select(count) === 'one'
  const word = (forms: { one: string; other: string }, count: number) => (one(count) ? forms.one : forms.other)
  return (
    <dl className="card nums">
      <Figure value={number(locale, points)} label={word(t.points, points)} />
      <Figure value={number(locale, streak)} label={t.dayStreak} />
      <Figure value={number(locale, records.length)} label={word(t.games, records.length)} />
      <Figure value={percent(locale, shareWon(records))} label={t.won} />
    </dl>
  )
}
