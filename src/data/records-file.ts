import {
  LEAGUES,
  TITLES,
  type ClubRecord,
  type Estimate,
  type Honour,
  type Names,
  type Season,
  type Tournament,
} from './types.ts'

/** A season in `records.json`: indices instead of words, because there are five thousand. */
export type SeasonRow = [
  footballer: string,
  firstYear: number,
  league: number,
  club: string,
  matches: number,
  minutes: number,
  goals: number,
  assists: number,
  yellowCards: number,
  redCards: number,
]

/** Facts besides careers by id; absent: none. Separate, because Wordle's rooms need none of them. */
export type RecordsFile = {
  squads: Record<string, Tournament[]>
  died: Record<string, number>
  /** Pairs of an index into TITLES and a year. */
  honours: Record<string, [title: number, year: number][]>
  values: Record<string, { current?: [euros: number, asOf: string]; peak?: [euros: number, asOf: string] }>
  seasons: SeasonRow[]
  clubs: Record<string, ClubRecord>
  /** By country and English name, `DE Munich`. */
  cities: Record<string, Omit<Names, 'en'>>
}

const CENTURY = 100

/** `2025/26` for 2025. */
const seasonOf = (firstYear: number): string => `${firstYear}/${String((firstYear + 1) % CENTURY).padStart(2, '0')}`

export const encodeHonour = ({ title, year }: Honour): [number, number] => [TITLES.indexOf(title), year]

const decodeHonour = ([title, year]: [number, number]): Honour => ({ title: TITLES[title]!, year })

export const encodeSeason = (season: Season): SeasonRow => [
  season.footballer,
  Number(season.season.slice(0, 4)),
  LEAGUES.indexOf(season.league),
  season.club,
  season.matches,
  season.minutes,
  season.goals,
  season.assists,
  season.yellowCards,
  season.redCards,
]

const decodeSeason = (row: SeasonRow): Season => {
  const [footballer, firstYear, league, club, matches, minutes, goals, assists, yellowCards, redCards] = row
  return {
    footballer,
    season: seasonOf(firstYear),
    league: LEAGUES[league]!,
    club,
    matches,
    minutes,
    goals,
    assists,
    yellowCards,
    redCards,
  }
}

/** By id; absent: none. */
export type Records = {
  squads: ReadonlyMap<string, readonly Tournament[]>
  died: ReadonlyMap<string, number>
  honours: ReadonlyMap<string, readonly Honour[]>
  values: ReadonlyMap<string, { current: Estimate | null; peak: Estimate | null }>
  seasons: readonly Season[]
  clubRecords: ReadonlyMap<string, ClubRecord>
  cities: ReadonlyMap<string, Omit<Names, 'en'>>
}

export const decodeRecords = ({ squads, died, honours, values, seasons, clubs, cities }: RecordsFile): Records => ({
  squads: new Map(Object.entries(squads)),
  died: new Map(Object.entries(died)),
  honours: new Map(Object.entries(honours).map(([id, pairs]) => [id, pairs.map(decodeHonour)])),
  values: new Map(
    Object.entries(values).map(([id, { current, peak }]) => [
      id,
      { current: decodeEstimate(current), peak: decodeEstimate(peak) },
    ]),
  ),
  seasons: seasons.map(decodeSeason),
  clubRecords: new Map(Object.entries(clubs)),
  cities: new Map(Object.entries(cities)),
})

function decodeEstimate(pair: [euros: number, asOf: string] | undefined): Estimate | null {
  return pair ? { euros: pair[0], asOf: pair[1] } : null
}
