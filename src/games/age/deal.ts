import { shuffled, type Random } from '#core/random.ts'
import { dealApart } from '#games/deal-apart.ts'
import { partsOf, takeTurns } from '#games/take-turns.ts'
import { ASKED } from './engine/marks.ts'

/** Retired, or between clubs: few are remembered well enough. */
const MOST_WITHOUT_CLUB = 2
const QUARTERS = 4

type Candidate = { id: string; born: string; club: string | null }

/**
 * Ten of the pool: two or three of each quarter of the players' ages, no two of one club. Up to two without a club stand in
 * the oldest quarter. `late` holds who was asked lately: none of them. Throws a RangeError where the pool does not allow it.
 */
export function deal<Someone extends Candidate>(
  pool: readonly Someone[],
  random: Random,
  late: ReadonlySet<string> = new Set(),
): Someone[] {
  const fresh = pool.filter(({ id }) => !late.has(id))
  const playing = fresh
    .filter(({ club }) => club !== null)
    .toSorted((one, other) => (one.born < other.born ? -1 : one.born > other.born ? 1 : 0))
  const quarters = partsOf(playing, QUARTERS)
  const decks = quarters.map((quarter) => shuffled(quarter, random))
  const young = quarters[1]![0]
  const retired = fresh.filter(({ club, born }) => club === null && young !== undefined && born < young.born)
  decks[0]!.unshift(...shuffled(retired, random).slice(0, Math.floor(random() * (MOST_WITHOUT_CLUB + 1))))
  // Whose turn comes first has three, which must not always be the oldest.
  const isApart = ({ club }: Someone, taken: readonly Someone[]) =>
    club === null || taken.every((other) => other.club !== club)
  return shuffled(takeTurns(shuffled(decks, random), ASKED, isApart), random)
}

/** The same without whom `past` names, the nearest day last. Throws a RangeError where even the whole pool is too small. */
export const dealTen = <Someone extends Candidate>(pool: readonly Someone[], random: Random, past: readonly string[]) =>
  dealApart((late) => deal(pool, random, late), past, { pool: pool.length, step: ASKED })

/**
 * True for ten such as `deal` draws from the pool: everybody once, no two of one club, and somebody of each quarter. Who was
 * asked lately moves the quarters a little, so how many of each is not counted.
 */
export function couldDeal(pool: readonly Candidate[], asked: readonly Candidate[]): boolean {
  const clubs = asked.flatMap(({ club }) => club ?? [])
  const isApart = new Set(asked.map(({ id }) => id)).size === ASKED && new Set(clubs).size === clubs.length
  const ages = pool.map(({ born }) => born).sort()
  const quarters = asked.map(({ born }) => Math.floor((QUARTERS * ages.indexOf(born)) / ages.length))
  return asked.length === ASKED && isApart && new Set(quarters).size === QUARTERS
}
