import type { Facts } from './assemble.ts'
import type { Figure } from './figures.ts'
import { seasonGaps } from './season-gaps.ts'
import type { Sheets } from './sheets.ts'

/** Minimum current players per club of the five leagues. */
const LEAST_OF_A_SQUAD = 15
const MOST_MISSING_PER_MILLE = 20

/** Promised figures of the five leagues' current squads, and their seasons. */
export function squadFigures({ footballers, clubs }: Facts, sheets: Sheets): Figure[] {
  const men = Map.groupBy(footballers, ({ club }) => club)
  const squads = clubs.filter(({ league }) => league !== null).map(({ id }) => men.get(id)?.length ?? 0)
  const { expected, gaps } = seasonGaps(sheets)
  const withSeasons = new Set(sheets.seasons.map(({ footballer }) => footballer))
  const missing = new Set(gaps.map(({ footballer }) => footballer))
  return [
    { name: 'footballers of today at the smallest squad', count: Math.min(...squads), least: LEAST_OF_A_SQUAD },
    { name: 'whole league seasons since 2020/21 that are expected', count: expected },
    {
      name: 'of these missing, per mille',
      count: Math.round((1000 * gaps.length) / Math.max(1, expected)),
      most: MOST_MISSING_PER_MILLE,
    },
    {
      name: 'now in the five leagues, seasons expected, without any',
      count: footballers.filter(({ id, league }) => league !== null && missing.has(id) && !withSeasons.has(id)).length,
      most: 0,
    },
  ]
}
