import * as z from 'zod/mini'
import { CODE_LETTERS } from './room-code.ts'

/** Two teams of eleven. */
export const LEAGUE_SEATS = 22
/** Leagues that one person may be in. */
export const MAX_LEAGUES = 10
/** 16 characters out of 22 have 71 bits of entropy. */
export const LEAGUE_CODE_LENGTH = 16

export const LEAGUES_PATH = '/api/leagues'

const PATTERN = new RegExp(`^[${CODE_LETTERS}]{${LEAGUE_CODE_LENGTH}}$`)

/** Reads the code in the fragment of a league's link, such as `#K7PM4XQRCDFGHJKM`; null for anything else. */
export function readLeagueCode(fragment: string): string | null {
  const code = fragment.replace(/^#/, '').toUpperCase()
  return PATTERN.test(code) ? code : null
}

const Code = z.string().check(z.regex(PATTERN))
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const Kit = z.nullable(z.string().check(z.maxLength(40)))
const Seat = z.int().check(z.minimum(1), z.maximum(32_767))

/** Body of `POST /api/leagues`. `player` is the founder's name in it. */
export const NewLeague = z.strictObject({ name: Name, player: Name, kit: Kit })
export type NewLeague = z.infer<typeof NewLeague>

/** Body of `POST /api/leagues/read`: the code is in no address, so that no log has it. */
export const LeagueRequest = z.strictObject({ code: Code })

/** Body of `POST /api/leagues/join`. */
export const NewSeat = z.strictObject({ code: Code, player: Name, kit: Kit })
export type NewSeat = z.infer<typeof NewSeat>

/** Body of `POST /api/leagues/leave`; `seat`: the member to remove, by the founder only; null: the caller leaves. */
export const LeftSeat = z.strictObject({ code: Code, seat: z.nullable(Seat) })
export type LeftSeat = z.infer<typeof LeftSeat>

/** Body of `POST /api/leagues/report`: the name of a member, or with null that of the league. */
export const LeagueReport = LeftSeat

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const Points = z.record(z.string(), z.int())

/** Points of a member in a week, by ISO date and by game. */
const Week = z.object({ seat: z.int(), days: Points, games: Points })

const Member = z.object({
  seat: z.int(),
  name: z.string(),
  kit: z.nullable(z.string()),
  founder: z.boolean(),
  joined: Day,
})

const Cup = z.object({ week: Day, winners: z.array(z.int()), points: z.int() })

const TodaysResult = z.object({ seat: z.int(), game: z.string(), points: z.int(), won: z.boolean() })

/** A league as the asker sees it; non-members get neither games nor results of the day. */
export const League = z.object({
  code: z.string(),
  name: z.string(),
  /** The asker's seat. */
  you: z.nullable(z.int()),
  seats: z.array(Member),
  week: z.array(Week),
  /** On Mondays the previous week, without games; afterwards only its cup is stored. */
  last: z.array(Week),
  /** On Mondays points by seat of the week before `last`, as stored with its cup. */
  before: z.record(z.string(), z.int()),
  /** The asker's results of the day, then at least twelve best ones of the others. */
  today: z.array(TodaysResult),
  /** Cups of closed weeks, newest first; on Mondays the previous week's cup is derived from `last`. */
  cups: z.array(Cup),
  /** The asker's points of last week's best days, as an opponent while the league has no other member. */
  ghost: z.nullable(z.int()),
  /** First day of this week, and today, both UTC. */
  monday: Day,
  now: Day,
})
export type League = z.infer<typeof League>

export const OwnLeagues = z.object({
  leagues: z.array(z.object({ code: z.string(), name: z.string(), seats: z.int() })),
})
export type OwnLeagues = z.infer<typeof OwnLeagues>
