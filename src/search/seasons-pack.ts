import { STATISTICS, type Statistic } from '#data/types.ts'
import type { PackFootballer } from './named.ts'
import type { Pack } from './pack.ts'
import { fromLongSigns, fromSigns } from './signs.ts'

export const SEASONS_FORMAT = 1

/** League seasons as they travel, beside the search pack of the same build: a row is a footballer's season. */
export type SeasonsFile = {
  format: number
  /** How many footballers the search pack holds. */
  of: number
  /** `2020/21`, the oldest first: as many as bits fit a sign. */
  seasons: string[]
  /** Signs, for the first footballers of the pack: the seasons of his rows as bits, the oldest is 1. */
  played: string
  clubs: string[]
  /** Signs: how many clubs a row names in `named`, 0 = the last one of the row before. */
  moves: string
  /** Long signs: positions in `clubs`. */
  named: string
  /** Signs. */
  matches: string
  /** Signs: matches without the whole matches that the minutes make up, and what is left of those. */
  missed: string
  rest: string
  goals: string
  assists: string
  yellowCards: string
}

/** Of one footballer and season, over all his clubs. */
export type PackSeason = { footballer: PackFootballer; season: string; clubs: readonly string[] } & Record<
  Statistic,
  number
>

const MATCH_MINUTES = 90

/** Minutes as the file has them. */
export const minutesIn = (matches: number, minutes: number): { missed: number; rest: number } => ({
  missed: matches - Math.floor(minutes / MATCH_MINUTES),
  rest: minutes % MATCH_MINUTES,
})

/** Of who is known; throws a TypeError for a file that does not go with the pack. */
export function decodeSeasons(json: unknown, pack: Pack): PackSeason[] {
  const file = json as SeasonsFile
  if (file?.format !== SEASONS_FORMAT || file.of !== pack.footballers.length)
    throw new TypeError('the seasons are of another pack')
  const clubs = clubsOf(file)
  const figures = figuresOf(file)
  const places = fromSigns(file.played).flatMap((bits, player) =>
    file.seasons.flatMap((season, bit) => (bits & (1 << bit) ? { footballer: pack.footballers[player]!, season } : [])),
  )
  return places.map((place, row) => ({ ...place, clubs: clubs[row]!, ...figures(row) }))
}

function clubsOf({ clubs, moves, named }: SeasonsFile): (readonly string[])[] {
  const left = fromLongSigns(named).map((at) => clubs[at]!)
  let current: readonly string[] = []
  return fromSigns(moves).map((count) => {
    current = count === 0 ? current.slice(-1) : left.splice(0, count)
    return current
  })
}

function figuresOf(file: SeasonsFile): (row: number) => Record<Statistic, number> {
  const columns = {
    ...Object.fromEntries(STATISTICS.flatMap((name) => (name === 'minutes' ? [] : [[name, fromSigns(file[name])]]))),
    minutes: [] as number[],
  } as Record<Statistic, number[]>
  const rest = fromSigns(file.rest)
  columns.minutes = fromSigns(file.missed).map(
    (missed, row) => (columns.matches[row]! - missed) * MATCH_MINUTES + rest[row]!,
  )
  return (row) => Object.fromEntries(STATISTICS.map((name) => [name, columns[name][row]!])) as Record<Statistic, number>
}
