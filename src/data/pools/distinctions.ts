import { hasAllClubs } from '../trust.ts'
import type { Footballer, Other } from '../types.ts'

/**
 * A notable fact about a footballer: nobody else played for all the `clubs`, he spent his whole career at one club, or
 * he won the Ballon d'Or.
 */
export type Distinction =
  | { kind: 'onlyAt'; clubs: readonly string[] }
  | { kind: 'oneClub'; club: string }
  | { kind: 'ballonDor'; years: readonly number[] }

type Pathed = Pick<Footballer, 'id' | 'career' | 'confidence'>
type Known = Distinction | null

/** Fewest and most clubs that a distinction lists: more are hard to remember. */
const [FEWEST, MOST] = [2, 4]

/** All footballers, including the second tier, and facts about clubs. */
type Facts = {
  footballers: readonly Pathed[]
  others: readonly Pick<Other, 'id' | 'clubs'>[]
  /** True for clubs that sentences can name; others are left out. */
  isNamed: (club: string) => boolean
  starsOf: (club: string) => number
  /** Years of his Ballons d'Or. */
  ballonsOf: (id: string) => readonly number[]
}

/**
 * Finds the distinction of a footballer, or null. A combination of clubs is proven unique: nobody with a complete
 * career has all of them, and nobody with an incomplete career has all but one.
 */
export function distinctionsIn(facts: Facts): (footballer: Pathed) => Known {
  const { footballers, others, isNamed, starsOf, ballonsOf } = facts
  const all = [
    ...footballers.map((one) => ({ id: one.id, isWhole: hasAllClubs(one), clubs: clubsOf(one) })),
    ...others.map(({ id, clubs }) => ({ id, isWhole: false, clubs: new Set(clubs) })),
  ]
  const at = new Map<string, typeof all>()
  for (const one of all)
    for (const club of one.clubs) {
      const there = at.get(club)
      if (there) there.push(one)
      else at.set(club, [one])
    }

  function isOnly(id: string, clubs: readonly string[]): boolean {
    const near = new Set(clubs.flatMap((club) => at.get(club) ?? []))
    for (const one of near) {
      const missing = clubs.filter((club) => !one.clubs.has(club)).length
      if (one.id !== id && missing <= (one.isWhole ? 0 : 1)) return false
    }
    return true
  }

  function byClubs(footballer: Pathed): Known {
    if (!hasAllClubs(footballer)) return null
    const clubs = [...clubsOf(footballer)]
    const [club] = clubs
    if (clubs.length === 1) {
      // Requires an ended career, because another club would falsify it.
      const isOver = footballer.career.every(({ current }) => !current)
      return isOver && isNamed(club!) ? { kind: 'oneClub', club: club! } : null
    }
    const named = clubs.filter(isNamed).toSorted((one, other) => starsOf(other) - starsOf(one))
    for (let count = FEWEST; count <= MOST; count++) {
      const only = choices(named, count).find((some) => isOnly(footballer.id, some))
      // In the order of his career.
      if (only) return { kind: 'onlyAt', clubs: clubs.filter((one) => only.includes(one)) }
    }
    return null
  }

  return (footballer) => {
    const years = ballonsOf(footballer.id)
    return byClubs(footballer) ?? (years.length > 0 ? { kind: 'ballonDor', years } : null)
  }
}

const clubsOf = ({ career }: Pathed): Set<string> => new Set(career.map(({ club }) => club))

/** All combinations of `count` items; those of the first items come first. */
const choices = <Item>(items: readonly Item[], count: number): Item[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, place) => choices(items.slice(place + 1), count - 1).map((others) => [item, ...others]))
