import type { PoolFacts } from '#data/pools.ts'
import { LEAGUES, TOURNAMENTS, type Tournament } from '#data/types.ts'
import { NATIONS_AT_A_WORLD_CUP, squadListOf } from './evidence.ts'
import type { Figure } from './figures.ts'
import type { Sheets } from './sheets.ts'
import { beginOf } from './stays.ts'

/** The best known, whose caps were promised. */
const KNOWN = 600
/** The five leagues in every season from 1992/93 on. */
const FIRST_SEASON = 1992
const LEAST_LEAGUE_SEASONS = 35 * LEAGUES.length
const LEAST_SQUADS: Record<Tournament, number> = { wc2006: 8, wc2010: 12, wc2014: 15, wc2018: 16, wc2022: 32 }

/** Facts proven besides careers, by which bingo and tic tac toe judge. */
export function proofFigures({ footballers, caps, leagues, wins }: PoolFacts, sheets: Sheets): Figure[] {
  const known = footballers.slice(0, KNOWN)
  const complete = sheets['league-seasons'].filter((row) => row.complete && beginOf(row.season) >= FIRST_SEASON)
  return [
    { name: 'footballers with caps', count: caps.size, least: KNOWN },
    {
      name: `of the ${KNOWN} best known`,
      count: known.filter(({ id }) => caps.has(id)).length,
      least: KNOWN - 10,
    },
    { name: 'league seasons with every club since 1992/93', count: complete.length, least: LEAST_LEAGUE_SEASONS },
    {
      name: `of the ${KNOWN} best known: every league ever proven, yes or no`,
      count: known.filter(({ id }) => leagues.get(id)?.maybe.length === 0).length,
      least: 560,
    },
    {
      name: 'championships and cups won, proven',
      count: wins.values().reduce((sum, { yes }) => sum + yes.length, 0),
      least: 4_000,
    },
    ...TOURNAMENTS.flatMap((tournament) => tournamentFigures(tournament, sheets)),
  ]
}

/** A nation without a row would count as absent. */
function tournamentFigures(tournament: Tournament, sheets: Sheets): Figure[] {
  const { nations, complete } = squadListOf(tournament, sheets)
  return [
    { name: `${tournament}: nations`, count: nations.length, least: NATIONS_AT_A_WORLD_CUP },
    { name: `${tournament}: squads that name everybody`, count: complete.length, least: LEAST_SQUADS[tournament] },
  ]
}
