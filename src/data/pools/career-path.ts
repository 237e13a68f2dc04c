import { hasSureYears, isRead } from '../trust.ts'
import type { Footballer, Spell } from '../types.ts'
import { bestKnown } from './difficulty.ts'

export type CareerPathMode = 'classic' | 'hard' | 'today'

/** Fields needed to compare careers. */
export type Pathed = Pick<Footballer, 'id' | 'career' | 'confidence' | 'fame'>

const ROWS = { least: 3, most: 10 }

/** Three clubs at the start and one more for each of the first two misses. */
const HARD_CLUBS = 5
/** Hard uses less famous footballers only. */
const HARD_MOST_FAME = 3
/** Pool of the daily; each weekday draws from a seventh of it, which lasts for a year. */
const TODAY_SIZE = 600

export const clubsOf = ({ career }: Pick<Footballer, 'career'>): Set<string> => new Set(career.map(({ club }) => club))

const hasYears = ({ from, to, current }: Spell): boolean => from !== null && (to !== null || current)

/**
 * Footballers with complete rows whose set of clubs nobody else has, best known first; otherwise a second answer would
 * be right, too.
 */
export function careerPathPool<Someone extends Pathed>(
  mode: CareerPathMode,
  footballers: readonly Someone[],
): Someone[] {
  const everywhere = whoWasAt(footballers)
  const classic = footballers.filter(
    (footballer) =>
      hasSureYears(footballer) &&
      footballer.career.length >= ROWS.least &&
      footballer.career.length <= ROWS.most &&
      footballer.career.every(hasYears) &&
      everywhere([...clubsOf(footballer)]).length === 1,
  )
  if (mode === 'classic') return classic
  if (mode === 'today') return bestKnown(classic, TODAY_SIZE)
  return classic.filter((footballer) => footballer.fame <= HARD_MOST_FAME && clubsOf(footballer).size >= HARD_CLUBS)
}

/** Finds the footballers with all given clubs, among read careers. */
export function whoWasAt<Someone extends Pathed>(
  footballers: readonly Someone[],
): (clubs: readonly string[]) => Someone[] {
  const careers = footballers.filter(isRead).map((someone) => ({ someone, clubs: clubsOf(someone) }))
  const byClub = new Map<string, typeof careers>()
  for (const career of careers) {
    for (const club of career.clubs) byClub.set(club, [...(byClub.get(club) ?? []), career])
  }
  return ([first, ...others]) => {
    const there = first === undefined ? [] : (byClub.get(first) ?? [])
    return there.filter(({ clubs }) => others.every((club) => clubs.has(club))).map(({ someone }) => someone)
  }
}
