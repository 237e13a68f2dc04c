import type { Day } from '#core/days.ts'

/**
 * Where a mode's run takes place. A run in the browser is an unverified claim; one on the server or in a room is
 * verified.
 */
export type Place = 'browser' | 'server' | 'room'

/** Purpose of a run: practice, the day's puzzle, a leaderboard, or a match. */
export type Counts = 'practice' | 'daily' | 'ranked' | 'match'

export type Mode = {
  id: string
  path: `/${string}`
  place: Place
  counts: Counts
  /** Maximum of points for one run, before daily bonuses: the limit for claims. */
  maxPoints: number
  /** Minimum of seconds a human needs for a scoring run: the limit for claims. */
  minSeconds: number
  /** Seconds for one answer of a ranked mode. */
  seconds?: number
  /** Ids of the mode's themes or leagues. */
  parts?: readonly string[]
}

/** Data of a game that is readable without loading its code. */
export type Manifest = {
  /** Shirt number: 1 to 11 are the line-up, from 12 on the bench. */
  number: number
  /** Day of its first daily: no puzzle, archive or honour counts it before. */
  since: Day
  /** Direction of its best score; absent: `high`. */
  best?: 'low'
  /** Add a mode together with its page. A daily also has an `archive`. */
  modes: readonly Mode[]
}

/** Drawing of a game's first screen: a board of nine symbols, our own drawing, or an anonymous face with free cells. */
type Still =
  | { kind: 'board'; symbols: string }
  | { kind: 'drawn' }
  | { kind: 'face'; /** Keys of the game's words. */ cells?: readonly string[] }

/** Pictures on the cards of the modes, apart from ranked. `asks` ends the crests with a question mark. */
type ModeCards =
  | { kind: 'board'; symbols: Readonly<Record<string, string>> }
  | { kind: 'crests'; clubs: readonly string[]; asks?: true }
  | { kind: 'leagues' }

/** Listing of a game on static pages and in reports. No browser code reads it, so pages do not carry it. */
export type Listing = {
  still: Still
  /** `faces`: the daily's card shows known faces instead of the still, because the game hides nobody. */
  todayCard?: 'faces'
  /** Absent: known faces. */
  modeCards?: ModeCards
  /** Number of answers, pairs, faces or boards that one daily uses. */
  itemsADay: number
}

/** Timed by the server, for a leaderboard. */
export const RANKED = 'ranked'

export const DAILY = { id: 'today', place: 'server', counts: 'daily' } as const
export const PRACTICE = { place: 'browser', counts: 'practice' } as const
/** Practice dealt by the server, because its pictures would reveal the answer in the browser. */
export const DEALT = { place: 'server', counts: 'practice' } as const
export const ON_BOARDS = { id: RANKED, place: 'server', counts: 'ranked' } as const
export const MATCH = { id: 'multiplayer', place: 'room', counts: 'match' } as const
