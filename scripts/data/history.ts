import type { HistoryFile } from '#data/history-file.ts'
import { seasonOf } from './competitions.ts'
import type { Sheets } from './sheets.ts'
import { beginOf } from './stays.ts'

/** Encodes winners and league members for `src/data/history.ts`. */
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
})
