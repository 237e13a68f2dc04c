import { LEAGUES } from '#data/types.ts'
import { leagueSeasons } from './league-seasons.ts'
import { fameOf } from './renown.ts'
import type { Problem, Sheets } from './sheets.ts'
import { fileOf } from './sheets.ts'

const WELL_KNOWN = 3

type Needed = Pick<Sheets, 'players' | 'renown' | 'spells' | 'seasons' | 'league-seasons' | 'short-stays' | 'clubs'>

/**
 * Stays of well-known footballers within one calendar year at a club then in one of the five leagues, without evidence
 * of a match. A stay counts when there was a match, and short ones are where sources list a squad only. Evidence is a
 * league match in seasons.csv or a row in short-stays.csv.
 */
export function unprovenShortStays(sheets: Needed): Problem[] {
  const { wasInLeague: wasIn } = leagueSeasons(sheets)
  const grades = new Map(sheets.renown.map((row) => [row.footballer, fameOf(row)]))
  const known = new Set(
    sheets.players.filter(({ id, fame }) => (grades.get(id) ?? fame) >= WELL_KNOWN).map(({ id }) => id),
  )
  const proven = new Set([
    ...sheets.seasons.filter(({ matches }) => matches > 0).map(({ footballer, club }) => `${footballer} ${club}`),
    ...sheets['short-stays'].map(({ footballer, club }) => `${footballer} ${club}`),
  ])
  return sheets.spells.flatMap(({ line, footballer, club, joined, left }) => {
    const isShort = joined !== null && joined === left
    if (!isShort || !known.has(footballer) || proven.has(`${footballer} ${club}`)) return []
    const wasUp = LEAGUES.some((league) => [joined - 1, joined].some((begin) => wasIn(league, club, begin) === true))
    const reason = `no match of "${footballer}" for ${club} in ${joined} is on record: add a row to short-stays.csv`
    return wasUp ? [{ file: fileOf('spells'), line, column: 'club', rule: 'short-stay', reason }] : []
  })
}
