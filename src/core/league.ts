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

/** `counts`: the days whose points are in the sum. */
export type Row = {
  seat: number
  place: number
  points: number
  days: readonly number[]
  counts: readonly boolean[]
  gap: Gap
}

const WEEK_DAYS = 7
/** Days of a week that count, so that two missed ones cost nothing. */
export const BEST_DAYS = 5

/** ISO dates of the week that begins on `monday`. */
export const datesOf = (monday: string): string[] =>
  Array.from({ length: WEEK_DAYS }, (_, at) => toIsoDate(addDays(fromIsoDate(monday), at)))

/** Points of the best days of a week. */
const best = (days: readonly number[]): number =>
  days
    .toSorted((one, other) => other - one)
    .slice(0, BEST_DAYS)
    .reduce((sum, points) => sum + points, 0)

const total = (days: Readonly<Record<string, number>>): number => best(Object.values(days))

/** Marks the best days, which count; of equal days the earlier one counts. */
function countsOf(days: readonly number[]): boolean[] {
  const order = days.map((_, at) => at).sort((one, other) => days[other]! - days[one]! || one - other)
  const counted = new Set(order.slice(0, BEST_DAYS).filter((at) => days[at]! > 0))
  return days.map((_, at) => counted.has(at))
}

/**
 * The table of a week by each seat's best days, most points first, then the older seat. Equal points share a place, and
 * the next place counts all rows above it.
 */
export function tableOf(seats: readonly number[], scored: readonly Scored[], monday: string): Row[] {
  const dates = datesOf(monday)
  const lines = seats
    .map((seat) => {
      const own = scored.find((line) => line.seat === seat)?.days ?? {}
      const days = dates.map((date) => own[date] ?? 0)
      return { seat, points: total(own), days, counts: countsOf(days) }
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

/**
 * The first of `games` whose maximum (`most`), earned on the day at this index of the week, would pass the row above;
 * null for the leader, and when no game would.
 */
export function nextPass<Game extends string>(
  rows: readonly Row[],
  seat: number | null,
  day: number,
  games: readonly { game: Game; most: number }[],
): { game: Game; seat: number; by: number } | null {
  const at = rows.findIndex((row) => row.seat === seat)
  const own = rows[at]
  const above = rows[at - 1]
  if (!own || !above) return null
  const after = (most: number) => best(own.days.map((points, index) => (index === day ? points + most : points)))
  const found = games.find(({ most }) => after(most) > above.points)
  return found ? { game: found.game, seat: above.seat, by: above.points - own.points } : null
}

/**
 * The easiest shirt to win in a duel: of `games`, each with its maximum of points, the one with the smallest gap to the
 * lead; null when no game can close its gap.
 */
export function nextShirt<Game extends string>(
  yours: Scored | undefined,
  theirs: Scored | undefined,
  games: readonly { game: Game; most: number }[],
): { game: Game; by: number } | null {
  const [nearest] = games
    .map(({ game, most }) => ({ game, most, by: (theirs?.games[game] ?? 0) - (yours?.games[game] ?? 0) }))
    .filter(({ most, by }) => by >= 0 && by < most)
    .sort((one, other) => one.by - other.by)
  return nearest ? { game: nearest.game, by: nearest.by } : null
}

/** Winners of a week: every seat with the most points in its best days; null when nobody has any. */
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

/** The day with the highest score of a member; of equals the earlier day, then the older seat. Null without points. */
export function bestDayOf(scored: readonly Scored[]): { seat: number; date: string; points: number } | null {
  const days = scored.flatMap(({ seat, days: own }) =>
    Object.entries(own).map(([date, points]) => ({ seat, date, points })),
  )
  days.sort((one, other) => other.points - one.points || one.date.localeCompare(other.date) || one.seat - other.seat)
  return days[0] && days[0].points > 0 ? days[0] : null
}

/**
 * The seat that improved most on its previous week, the older one of equals; `before`: last week's points by seat. Null
 * when no seat has points in both weeks and improved.
 */
export function mostImproved(
  scored: readonly Scored[],
  before: Readonly<Record<string, number>>,
): { seat: number; by: number } | null {
  const [most] = scored
    .filter(({ seat }) => before[seat])
    .map(({ seat, days }) => ({ seat, by: total(days) - before[seat]! }))
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by || one.seat - other.seat)
  return most ?? null
}

/** Place of a seat among the seats with points; null when it has none. */
export function placeOf(scored: readonly Scored[], seat: number): { place: number; of: number } | null {
  const totals = scored
    .map((line) => ({ seat: line.seat, points: total(line.days) }))
    .filter(({ points }) => points > 0)
  const own = totals.find((line) => line.seat === seat)
  return own ? { place: 1 + totals.filter(({ points }) => points > own.points).length, of: totals.length } : null
}
