import { pick, shuffled, type Random } from '#core/random.ts'
import { ratioOf, type Valued } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { pairOf } from '#games/duel/apart.ts'
import { fits } from '#games/duel/ramp.ts'
import type { Card } from './engine/index.ts'

export type Candidate = Pick<Footballer, 'id' | 'name' | 'nation' | 'club' | 'fame' | 'league'>
type Item = Valued<Candidate>

/** Nobody comes twice within so many, no value within so many. */
const NAMES_APART = 30
const VALUES_APART = 5

/** A run opens with somebody who is at most so many times the middle of the pool, or a part of it. */
const OPENING = 2

const TRIES = 20
const NOTHING: ReadonlySet<string> = new Set()

/**
 * A chain of `length` footballers or, where a small pool runs dry, the longest one found: each worth clearly more or less
 * than the one before, ever closer, both ways as often. `late` are pairs that were asked lately. Throws a RangeError for a
 * pool in which nobody can be compared.
 */
export function dealChain(
  pool: readonly Item[],
  length: number,
  random: Random,
  late: ReadonlySet<string> = NOTHING,
): Card[] {
  const table = { pool, middle: middleOf(pool), random, late }
  const openings = pool.filter(({ value }) => ratioOf(value.euros, table.middle) <= OPENING)
  let longest: Item[] = []
  for (let attempt = 0; attempt < TRIES && longest.length < length; attempt++) {
    const chain = chainFrom(pick(openings, random), length, table)
    if (chain.length > longest.length) longest = chain
  }
  return longest.map(cardOf)
}

/** Whether a chain is one that this could deal: what came from elsewhere is asked for it. */
export const isDealt = (deck: readonly Card[]): boolean =>
  deck.length > 1 &&
  deck.slice(1).every(([id, , , , euros], at) => {
    const before = deck.slice(0, at + 1)
    return (
      fits(at, before.at(-1)![4], euros) &&
      before.slice(1 - NAMES_APART).every(([other]) => other !== id) &&
      before.slice(-VALUES_APART).every(([, , , , other]) => other !== euros)
    )
  })

/** What a chain is dealt from; `middle` in euros. */
type Table = { pool: readonly Item[]; middle: number; random: Random; late: ReadonlySet<string> }

/** The pairs of a chain: what a day uses. */
export const pairsOf = (deck: readonly Card[]): string[] => deck.slice(1).map(([id], at) => pairOf(deck[at]![0], id))

function chainFrom(opening: Item, length: number, table: Table): Item[] {
  const chain = [opening]
  while (chain.length < length) {
    const next = nextOf(chain, table)
    if (!next) break
    chain.push(next)
  }
  return chain
}

/**
 * The direction is drawn first, then somebody in it whom somebody can follow: of two the one nearer to the middle, because
 * at the end of the scale a value tells that the next one is lower.
 */
function nextOf(chain: readonly Item[], { pool, middle, random, late }: Table): Item | null {
  const { euros } = chain.at(-1)!.value
  const open = pool.filter(followerOf(chain, late))
  const isHigher = random() < 0.5
  const far = ({ value }: Item) => ratioOf(value.euros, middle)
  for (const isWanted of [isHigher, !isHigher]) {
    const left = open.filter(({ value }) => value.euros > euros === isWanted)
    const dealt = shuffled(left, random)
    if (dealt.length > 1 && far(dealt[1]!) < far(dealt[0]!)) dealt.unshift(...dealt.splice(1, 1))
    const next = dealt.find((item) => pool.some(followerOf([...chain, item], late)))
    if (next) return next
  }
  return null
}

/** Who can be asked after a chain. */
function followerOf(chain: readonly Item[], late: ReadonlySet<string>): (item: Item) => boolean {
  const { footballer, value } = chain.at(-1)!
  const names = new Set(chain.slice(1 - NAMES_APART).map((item) => item.footballer.id))
  const values = new Set(chain.slice(-VALUES_APART).map((item) => item.value.euros))
  return (item) =>
    fits(chain.length - 1, value.euros, item.value.euros) &&
    !names.has(item.footballer.id) &&
    !values.has(item.value.euros) &&
    !late.has(pairOf(footballer.id, item.footballer.id))
}

/** As many times above the lowest values as below the highest ones: the mean of the logarithms. */
const middleOf = (pool: readonly Item[]): number =>
  Math.exp(pool.reduce((sum, { value }) => sum + Math.log(value.euros), 0) / pool.length)

/** What the rules keep of somebody. */
export const cardOf = ({ footballer: { id, name, nation, club }, value }: Item): Card => [
  id,
  name,
  nation,
  club,
  value.euros,
]
