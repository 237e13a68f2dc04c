import { STATISTICS, type Statistic } from '#data/types.ts'
import type { PackFootballer } from './named.ts'
import type { Pack } from './pack.ts'
import { fromLongSigns, fromSigns } from './signs.ts'

export const SEASONS_FORMAT = 1

/** File of league seasons, for the search pack of the same build: a row is a footballer's season. */
export type SeasonsFile = {
  format: number
  /** Number of footballers in the search pack. */
  of: number
  /** `2020/21`, oldest first; as many as fit into a sign's bits. */
  seasons: string[]
  /** Signs, for the first footballers of the pack: their seasons as bits, 1 is the oldest. */
  played: string
  clubs: string[]
  /** Signs: number of clubs in `named` for a row, 0: the last one of the row before. */
  moves: string
  /** Long signs: positions in `clubs`. */
  named: string
  /** Signs. */
  matches: string
  /** Signs: matches minus full matches by minutes, and the remaining minutes. */
  missed: string
  rest: string
  goals: string
  assists: string
  yellowCards: string
}

/** Totals of a footballer's season over all his clubs. */
export type PackSeason = { footballer: PackFootballer; season: string; clubs: readonly string[] } & Record<
  Statistic,
  number
>

const MATCH_MINUTES = 90

/** Decodes minutes. */
export const minutesIn = (matches: number, minutes: number): { missed: number; rest: number } => ({
  missed: matches - Math.floor(minutes / MATCH_MINUTES),
  rest: minutes % MATCH_MINUTES,
})

/** Decodes all seasons; throws a TypeError for a file that does not match the pack. */
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
