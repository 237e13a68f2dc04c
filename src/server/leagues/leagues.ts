import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import {
  League,
  LEAGUE_CODE_LENGTH,
  LEAGUE_SEATS,
  MAX_LEAGUES,
  OwnLeagues,
  type LeftSeat,
  type NewLeague,
  type NewSeat,
} from '#contracts/leagues.ts'
import { CODE_LETTERS } from '#contracts/room-code.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { kitOf } from '#core/kits.ts'
import { BEST_DAYS } from '#core/league.ts'
import { periodAt } from '#core/periods.ts'
import { nameRefusal } from '#server/account/names/policy.ts'
import type { Caller, Owner } from '#server/caller.ts'
import { hashOfDay } from '#server/day-hash.ts'
import { HttpError } from '#server/http-error.ts'
import { call, failureOfAccount } from '#server/supabase.ts'
import { cleanUsername, shapeFailure } from '#server/usernames.ts'

const MAX_TRIES = 5

const Answer = z.union([
  z.object({ code: z.string() }),
  z.object({ refused: z.enum(['unknown', 'many', 'full', 'name']) }),
])

const REFUSALS = {
  unknown: 'unknown-league',
  many: 'leagues-full',
  full: 'league-full',
  name: 'username-taken',
} as const

/** Founds a league with the owner as its first member. Throws `leagues-full` and what `nameOf` throws. */
export async function foundLeague(owner: Owner, { name, player, kit }: NewLeague, now: number) {
  const values = { ...ownerValues(owner), league_name: nameOf(name), player: nameOf(player), shirt: shirtOf(kit) }
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const made = { ...values, with_code: newCode(), at: new Date(now), most: MAX_LEAGUES }
    const answer = await call('found_league', made, z.nullable(Answer)).catch((error: unknown) => {
      throw failureOfAccount(error)
    })
    if (answer) return codeOf(answer)
  }
  throw new HttpError('unavailable')
}

/**
 * Takes a seat for the owner, or finds the one it has. Throws `unknown-league`, `league-full`, `leagues-full`,
 * `username-taken`, and what `nameOf` throws.
 */
export async function joinLeague(owner: Owner, { code, player, kit }: NewSeat, now: number) {
  const seat = { with_code: code, player: nameOf(player), shirt: shirtOf(kit), at: new Date(now) }
  const limits = { most: MAX_LEAGUES, most_seats: LEAGUE_SEATS }
  const joined = await call('join_league', { ...ownerValues(owner), ...seat, ...limits }, Answer).catch(
    (error: unknown) => {
      throw failureOfAccount(error)
    },
  )
  return codeOf(joined)
}

/** Frees the owner's seat, or for the founder another seat. Throws `unknown-league` for anyone else. */
export async function leaveLeague(owner: Owner | null, { code, seat }: LeftSeat): Promise<void> {
  const left =
    owner && (await call('leave_league', { ...ownerValues(owner), with_code: code, other: seat }, z.boolean()))
  if (!left) throw new HttpError('unknown-league')
}

/** The league of a code as the asker sees it. Throws `unknown-league`. */
export async function readLeague(code: string, asker: Owner | null, now: number): Promise<League> {
  const today = dayAt(now)
  const days = { monday: toIsoDate(periodAt('week', today).since), today: toIsoDate(today), best: BEST_DAYS }
  const found = await call('find_league', { ...ownerValues(asker), with_code: code, ...days }, z.nullable(Stored))
  if (!found) throw new HttpError('unknown-league')
  return { ...found, monday: days.monday, now: days.today }
}

const { monday: _, now: __, ...stored } = League.shape
const Stored = z.object(stored)

/** The owner's leagues, oldest first. */
export async function ownLeagues(owner: Owner | null): Promise<OwnLeagues> {
  return { leagues: owner ? await call('leagues_of', ownerValues(owner), OwnLeagues.shape.leagues) : [] }
}

/** Stores a report of a name, once per reporter and UTC day. Throws `unknown-league`. */
export async function reportLeague(
  { user, visitor }: Caller,
  address: string,
  { code, seat }: LeftSeat,
  now: number,
): Promise<void> {
  const reported_by = hashOfDay(user?.id ?? visitor ?? address, now)
  const report = { with_code: code, of_seat: seat, reported_by, on_date: toIsoDate(dayAt(now)) }
  if (!(await call('report_league', report, z.boolean()))) throw new HttpError('unknown-league')
}

function codeOf(answer: z.infer<typeof Answer>) {
  if ('refused' in answer) throw new HttpError(REFUSALS[answer.refused])
  return answer
}

/** The name as stored. Throws `username-script`, `username-invalid`, `username-refused`. */
function nameOf(wanted: string): string {
  const name = cleanUsername(wanted)
  if (name === null) throw new HttpError(shapeFailure(wanted))
  if (nameRefusal(name)) throw new HttpError('username-refused')
  return name
}

const shirtOf = (kit: string | null): string | null => (kitOf(kit) ? kit : null)

/** Cryptographically random, because the code alone grants access to the league. */
const newCode = (): string =>
  Array.from({ length: LEAGUE_CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

const ownerValues = (owner: Owner | null) => ({ account: owner?.account ?? null, visitor_hash: owner?.visitor ?? null })
