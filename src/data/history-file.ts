import type { Competition, LeagueId, Title } from './types.ts'

/** `history.json`: certain rows of the sheets. `season`: its first year. */
export type HistoryFile = {
  titles: [title: Title, year: number, winner: string][]
  champions: [competition: Competition, year: number, season: number, club: string][]
  leagues: [league: LeagueId, season: number, clubs: string[], complete: 0 | 1][]
}

/** `winner`: code of a nation, or id of a club. */
type TitleWon = { title: Title; year: number; winner: string }
type Championship = { competition: Competition; year: number; season: number; club: string }
/** `complete`: no other club took part. */
type LeagueSeason = { league: LeagueId; season: number; clubs: readonly string[]; complete: boolean }

export type History = {
  titles: readonly TitleWon[]
  champions: readonly Championship[]
  leagues: readonly LeagueSeason[]
}

export const decodeHistory = ({ titles, champions, leagues }: HistoryFile): History => ({
  titles: titles.map(([title, year, winner]) => ({ title, year, winner })),
  champions: champions.map(([competition, year, season, club]) => ({ competition, year, season, club })),
  leagues: leagues.map(([league, season, clubs, complete]) => ({ league, season, clubs, complete: complete === 1 })),
})
