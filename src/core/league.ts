import { addDays, fromIsoDate, toIsoDate } from './days.ts'

/** Rules of a friends' league: the table of a week, its gaps, its cup, and the comparison of two members. */

/** Points of a member in a week, by ISO date and by game. */
export type Scored = {
  readonly seat: number
  readonly days: Readonly<Record<string, number>>
  readonly games: Readonly<Record<string, number>>
}

/** Distance to a neighbour: ahead of everyone, behind or level with the row above, or alone in the table. */
type Gap =
  | { kind: 'alone' }
  | { kind: 'leads'; by: number }
  | { kind: 'behind'; by: number; seat: number }
  | { kind: 'level'; seat: number }

export type Row = { seat: number; place: number; points: number; days: readonly number[]; gap: Gap }

const WEEK_DAYS = 7

/** ISO dates of the week that begins on `monday`. */
export const datesOf = (monday: string): string[] =>
  Array.from({ length: WEEK_DAYS }, (_, at) => toIsoDate(addDays(fromIsoDate(monday), at)))

const total = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((sum, points) => sum + points, 0)

/**
 * The table of a week: every seat, most points first, the older seat first among equals. Equal points share a place, and
 * the next place counts all above it.
 */
export function tableOf(seats: readonly number[], scored: readonly Scored[], monday: string): Row[] {
  const dates = datesOf(monday)
  const lines = seats
    .map((seat) => {
      const days = scored.find((line) => line.seat === seat)?.days ?? {}
      return { seat, points: total(days), days: dates.map((date) => days[date] ?? 0) }
    })
    .sort((one, other) => other.points - one.points || one.seat - other.seat)
  return lines.map((line, at) => ({
    ...line,
    place: 1 + lines.filter(({ points }) => points > line.points).length,
    gap: gapOf(lines, at),
  }))
}

function gapOf(lines: readonly { seat: number; points: number }[], at: number): Gap {
  const { points } = lines[at]!
  const other = lines[at === 0 ? 1 : at - 1]
  if (!other) return { kind: 'alone' }
  const by = Math.abs(points - other.points)
  if (by === 0) return { kind: 'level', seat: other.seat }
  return at === 0 ? { kind: 'leads', by } : { kind: 'behind', by, seat: other.seat }
}

/** Winners of a week: every seat with the most points; null when nobody has any. */
export function cupOf(scored: readonly Scored[]): { winners: number[]; points: number } | null {
  const totals = scored.map(({ seat, days }) => ({ seat, points: total(days) }))
  const points = Math.max(0, ...totals.map((line) => line.points))
  if (points === 0) return null
  const winners = totals.filter((line) => line.points === points).map(({ seat }) => seat)
  return { winners: winners.sort((one, other) => one - other), points }
}

export type Duel = 'yours' | 'theirs' | 'level' | 'open'

/** The member ahead in each game of the week; `open` where neither has points. */
export function headToHead(yours: Scored | undefined, theirs: Scored | undefined, games: readonly string[]): Duel[] {
  return games.map((game) => {
    const [own, other] = [yours?.games[game] ?? 0, theirs?.games[game] ?? 0]
    if (own === other) return own === 0 ? 'open' : 'level'
    return own > other ? 'yours' : 'theirs'
  })
}

/** The day on which a member scored most; the earlier one, then the older seat, among equals. Null without points. */
export function bestDayOf(scored: readonly Scored[]): { seat: number; date: string; points: number } | null {
  const days = scored.flatMap(({ seat, days: own }) =>
    Object.entries(own).map(([date, points]) => ({ seat, date, points })),
  )
  days.sort((one, other) => other.points - one.points || one.date.localeCompare(other.date) || one.seat - other.seat)
  return days[0] && days[0].points > 0 ? days[0] : null
}

/** Place of a seat among the seats with points; null when it has none. */
export function placeOf(scored: readonly Scored[], seat: number): { place: number; of: number } | null {
  const totals = scored
    .map((line) => ({ seat: line.seat, points: total(line.days) }))
    .filter(({ points }) => points > 0)
  const own = totals.find((line) => line.seat === seat)
  return own ? { place: 1 + totals.filter(({ points }) => points > own.points).length, of: totals.length } : null
}
