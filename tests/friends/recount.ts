import * as z from 'zod/mini'
import { addDays, fromIsoDate, toIsoDate } from '#core/days.ts'
import { access } from '#tests/e2e/pages/access.ts'

/** Number of days of a week that count (docs/leagues.md). The recount does not use the site's code. */
const BEST = 5

const Result = z.object({
  user_id: z.nullable(z.string()),
  visitor: z.nullable(z.string()),
  game: z.string(),
  date: z.string(),
  points: z.int(),
  on_boards: z.boolean(),
  held: z.boolean(),
})
const Seat = z.object({
  seat: z.int(),
  name: z.string(),
  user_id: z.nullable(z.string()),
  visitor: z.nullable(z.string()),
  joined_at: z.string(),
})
const Cup = z.object({ week: z.string(), winners: z.array(z.int()), points: z.int() })

/** A member's week, recounted from the stored results. */
export type Counted = {
  seat: number
  name: string
  owner: string
  days: Record<string, number>
  games: Record<string, number>
  sum: number
  place: number
}

export type Recount = { members: Counted[]; results: number; held: number }

/** The week of a league that begins on a Monday, most points first, with the number of results counted and held. */
export async function recount(code: string, monday: string): Promise<Recount> {
  const sunday = toIsoDate(addDays(fromIsoDate(monday), 6))
  const seats = await seatsOf(code)
  const results = await rows(
    'results',
    `source=eq.daily&mode=eq.today&date=gte.${monday}&date=lte.${sunday}&limit=5000`,
    Result,
  )
  let [counted, held] = [0, 0]
  const members = seats.map(({ seat, name, user_id, visitor, joined_at }) => {
    const joined = new Date(joined_at).toISOString().slice(0, 10)
    const member = { seat, name, owner: (user_id ?? visitor)!, days: {}, games: {}, sum: 0, place: 0 } as Counted
    for (const { game, date, points, ...result } of results) {
      if ((result.user_id ?? result.visitor) !== member.owner || date < joined || !result.on_boards) continue
      if (result.held) {
        held++
        continue
      }
      counted++
      member.days[date] = (member.days[date] ?? 0) + points
      member.games[game] = (member.games[game] ?? 0) + points
    }
    const best = Object.values(member.days).sort((one, other) => other - one)
    for (const points of best.slice(0, BEST)) member.sum += points
    return member
  })
  for (const member of members) member.place = 1 + members.filter(({ sum }) => sum > member.sum).length
  members.sort((one, other) => other.sum - one.sum || one.seat - other.seat)
  return { members, results: counted, held }
}

/** Seats with the most points, and those points. */
export function winnersOf(members: readonly Counted[]): { winners: number[]; points: number } {
  const points = Math.max(0, ...members.map(({ sum }) => sum))
  const winners = members.filter(({ sum }) => sum === points && sum > 0).map(({ seat }) => seat)
  return { winners: winners.sort((one, other) => one - other), points }
}

/** Ids of the results of an owner who is a visitor. */
export async function resultIdsOf(visitor: string): Promise<string[]> {
  const found = await rows('results', `visitor=eq.${visitor}`, z.object({ id: z.string() }))
  return found.map(({ id }) => id).sort()
}

/** Members of a league by seat; none once it is gone. */
export async function seatsOf(code: string) {
  const id = await leagueId(code)
  return id === null ? [] : rows('league_seats', `league_id=eq.${id}&order=seat`, Seat)
}

export async function cupsOf(code: string) {
  const id = await leagueId(code)
  return id === null ? [] : rows('league_cups', `league_id=eq.${id}&order=week`, Cup)
}

/** Null once the league is gone. */
export async function leagueId(code: string): Promise<number | null> {
  const [league] = await rows('leagues', `code=eq.${code}`, z.object({ id: z.int() }))
  return league?.id ?? null
}

/** Rows of a table as the server may read them. */
export async function rows<Row>(table: string, query: string, shape: z.ZodMiniType<Row>): Promise<Row[]> {
  const { url, secretKey } = access()
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` }
  const response = await fetch(`${url}/rest/v1/${table}?${query}`, { headers })
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`)
  return z.array(shape).parse(await response.json())
}
