import type { HistoryFile } from '#data/history-file.ts'
import { seasonOf } from './competitions.ts'
import type { Sheets } from './sheets.ts'
import { beginOf } from './stays.ts'

/** Encodes winners, finals, league members, records and derbies for `src/data/history.ts`. */
export const historyOf = (sheets: Sheets): HistoryFile => ({
  titles: sheets.winners.map(({ title, year, nation, club }) => [title, year, (nation ?? club)!]),
  champions: sheets.champions.flatMap(({ competition, year, club, certain }) =>
    club && certain ? [[competition, year, seasonOf(competition, year), club]] : [],
  ),
  leagues: sheets['league-seasons'].map(({ league, season, clubs, complete }) => [
    league,
    beginOf(season),
    [...clubs],
    complete ? 1 : 0,
  ]),
  finals: sheets.finals.map((final) => {
    const { title, year, nation, club, hosts, city, score, penalties } = final
    const winner = sheets.winners.find((won) => won.title === title && won.year === year)!
    return [title, year, (winner.nation ?? winner.club)!, (nation ?? club)!, [...hosts], city, score, penalties]
  }),
  cities: sheets['final-cities'].map(({ city, fr, es }) => [city, fr, es]),
  scorers: sheets['top-scorers'].map(({ title, year, footballer, goals }) => [title, year, footballer, goals]),
  transfers: sheets['record-transfers'].map(({ year, footballer, club }) => [year, footballer, club]),
  derbies: sheets.derbies.map(({ one, other, en, fr, es }) => [one, other, en, fr, es]),
})
