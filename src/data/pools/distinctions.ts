import { hasAllClubs } from '../trust.ts'
import type { Footballer, Other } from '../types.ts'

/**
 * A fact worth telling: nobody else was at all the `clubs`, he was at one club all his career, or he won the Ballon
 * d'Or, of which there is one a year.
 */
export type Distinction =
  | { kind: 'onlyAt'; clubs: readonly string[] }
  | { kind: 'oneClub'; club: string }
  | { kind: 'ballonDor'; years: readonly number[] }

type Pathed = Pick<Footballer, 'id' | 'career' | 'confidence'>
type Known = Distinction | null

/** Fewest and most clubs that a distinction lists: more are hard to remember. */
const [FEWEST, MOST] = [2, 4]

/** All footballers, those of the second tier included, and what is known of clubs. */
type World = {
  footballers: readonly Pathed[]
  others: readonly Pick<Other, 'id' | 'clubs'>[]
  /** Clubs without a name in sentences are left out. */
  isNamed: (club: string) => boolean
  starsOf: (club: string) => number
  /** Years of his Ballons d'Or. */
  ballonsOf: (id: string) => readonly number[]
}

/**
 * Finds the distinction of a footballer, or null. Clubs are proven: nobody with a complete career has all the clubs,
 * and nobody whose career may lack a club has all but one of them.
 */
export function distinctionsIn(world: World): (footballer: Pathed) => Known {
  const { footballers, others, isNamed, starsOf, ballonsOf } = world
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
      // His next club would make it wrong.
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
