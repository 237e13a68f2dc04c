import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import type { Theme } from '../themes.ts'
import type { Club, ClubRecord, Estimate, Footballer, LeagueId, Season } from '../types.ts'
import type { Evidence } from './criterion.ts'

/** One pool of one game. `part` is the theme or league that narrows it; `items` names the unit. */
export type PoolState = {
  game: GameId
  mode: string
  part: Theme | LeagueId | null
  items: 'footballers' | 'faces' | 'crests' | 'grounds' | 'seasons' | 'crossings' | 'criteria'
  size: number
  /** Minimum size; a smaller pool closes the mode. */
  least: number
  open: boolean
  /** Reason for closing, shown to admins. */
  reason: 'pool-too-small' | 'no-pictures' | null
}

export type PoolFacts = Evidence & {
  footballers: readonly Footballer[]
  clubs: readonly Club[]
  clubRecords: ReadonlyMap<string, ClubRecord>
  values: ReadonlyMap<string, { current: Estimate | null }>
  seasons: readonly Season[]
  died: ReadonlyMap<string, number>
  /** Ids with a picture. */
  pictures: ReadonlySet<string>
  /** Day of the age questions. */
  day: Day
}

export const LEAST = {
  wordleEasy: 100,
  wordleNormal: 200,
  careerPathHard: 200,
  backFour: 1000,
  faces: 60,
  themeFaces: 12,
  tierFaces: 20,
  valuesOfALeague: 60,
  seasonsOfAYear: 100,
  ages: 100,
  groundsOfALeague: 12,
  /** A mixed board takes its six grounds from as many leagues of that size. */
  grounds: 72,
  crests: 60,
  /** Minimum holders of an axis. */
  holders: 12,
  crossings: 500,
  /** A card of bingo has sixteen criteria; three times as many leave a choice. */
  cardCriteria: 48,
} as const

type Counted = Omit<PoolState, 'open' | 'reason' | 'part'> & { part?: PoolState['part'] }

/** Open when the pool is large enough, else closed with the reason. */
export function state({ part = null, ...counted }: Counted): PoolState {
  const open = counted.size >= counted.least
  const reason = counted.items === 'faces' && counted.size === 0 ? 'no-pictures' : 'pool-too-small'
  return { ...counted, part, open, reason: open ? null : reason }
}
