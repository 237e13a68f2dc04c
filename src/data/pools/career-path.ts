import { hasSureYears, isRead } from '../trust.ts'
import type { Footballer, Spell } from '../types.ts'
import { bestKnown } from './difficulty.ts'

export type CareerPathMode = 'classic' | 'hard' | 'today'

const ROWS = { least: 3, most: 10 }

/** Three clubs at the start and one more for each of the first two misses. */
const HARD_CLUBS = 5
/** Hard is for who knows more than the famous, and not a list of names that nobody can place. */
const HARD_FAME = { least: 2, most: 3 }
const TODAY_SIZE = 500

export const clubsOf = ({ career }: Pick<Footballer, 'career'>): Set<string> => new Set(career.map(({ club }) => club))

const hasYears = ({ from, to, current }: Spell): boolean => from !== null && (to !== null || current)

const keyOf = (footballer: Footballer): string => [...clubsOf(footballer)].sort().join(' ')

/** Whose rows can be shown, and whose clubs together are nobody else's; the known ones first. */
export function careerPathPool(mode: CareerPathMode, footballers: readonly Footballer[]): Footballer[] {
  const owners = Map.groupBy(footballers.filter(isRead), keyOf)
  const classic = footballers.filter(
    (footballer) =>
      hasSureYears(footballer) &&
      footballer.career.length >= ROWS.least &&
      footballer.career.length <= ROWS.most &&
      footballer.career.every(hasYears) &&
      owners.get(keyOf(footballer))?.length === 1,
  )
  if (mode === 'classic') return classic
  if (mode === 'today') return bestKnown(classic, TODAY_SIZE)
  return classic.filter(
    (footballer) =>
      footballer.fame >= HARD_FAME.least && footballer.fame <= HARD_FAME.most && clubsOf(footballer).size >= HARD_CLUBS,
  )
}

/** Whether a footballer played for every club shown: a wrong guess that does is worth knowing. */
export const fitsClubs = (footballer: Footballer, shown: readonly string[]): boolean => {
  const clubs = clubsOf(footballer)
  return shown.every((club) => clubs.has(club))
}
