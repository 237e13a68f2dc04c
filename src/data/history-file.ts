import type { Competition, LeagueId, Names, Title } from './types.ts'

/** `history.json`: certain rows of the sheets. `season`: its first year. */
export type HistoryFile = {
  titles: [title: Title, year: number, winner: string][]
  champions: [competition: Competition, year: number, season: number, club: string][]
  leagues: [league: LeagueId, season: number, clubs: string[], complete: 0 | 1][]
  finals: [
    title: Title,
    year: number,
    winner: string,
    loser: string,
    hosts: string[],
    city: string,
    score: string,
    penalties: string | null,
  ][]
  cities: [en: string, fr: string, es: string][]
  scorers: [title: Title, year: number, footballer: string, goals: number][]
  transfers: [year: number, footballer: string, club: string][]
  derbies: [one: string, other: string, en: string, fr: string, es: string][]
}

/** `winner`: code of a nation, or id of a club. */
type TitleWon = { title: Title; year: number; winner: string }
type Championship = { competition: Competition; year: number; season: number; club: string }
/** `complete`: no other club took part. */
type LeagueSeason = { league: LeagueId; season: number; clubs: readonly string[]; complete: boolean }
/** A final; `hosts` of the tournament, none for clubs; scores as `3-3` and, where penalties decided, `4-2`. */
export type Final = {
  title: Title
  year: number
  winner: string
  loser: string
  hosts: readonly string[]
  city: string
  score: string
  penalties: string | null
}
/** Sole top scorer of a tournament. */
type TopScorer = { title: Title; year: number; footballer: string; goals: number }
/** A transfer dearer than every one before it; `club` bought. */
type RecordTransfer = { year: number; footballer: string; club: string }
type Derby = { clubs: readonly [string, string]; name: Names }

export type History = {
  titles: readonly TitleWon[]
  champions: readonly Championship[]
  leagues: readonly LeagueSeason[]
  finals: readonly Final[]
  /** Names of the cities of finals that differ between languages, by the English one. */
  cities: ReadonlyMap<string, Names>
  scorers: readonly TopScorer[]
  transfers: readonly RecordTransfer[]
  derbies: readonly Derby[]
}

export const decodeHistory = (file: HistoryFile): History => ({
  titles: file.titles.map(([title, year, winner]) => ({ title, year, winner })),
  champions: file.champions.map(([competition, year, season, club]) => ({ competition, year, season, club })),
  leagues: file.leagues.map(([league, season, clubs, complete]) => ({
    league,
    season,
    clubs,
    complete: complete === 1,
  })),
  finals: file.finals.map(([title, year, winner, loser, hosts, city, score, penalties]) => ({
    title,
    year,
    winner,
    loser,
    hosts,
    city,
    score,
    penalties,
  })),
  cities: new Map(file.cities.map(([en, fr, es]) => [en, { en, fr, es }])),
  scorers: file.scorers.map(([title, year, footballer, goals]) => ({ title, year, footballer, goals })),
  transfers: file.transfers.map(([year, footballer, club]) => ({ year, footballer, club })),
  derbies: file.derbies.map(([one, other, en, fr, es]) => ({ clubs: [one, other], name: { en, fr, es } })),
})
