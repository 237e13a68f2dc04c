import type { Day } from '#core/days.ts'
import { pick, shuffled, type Random } from '#core/random.ts'
import { ratioOf, type Valued } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { MOST_KITS, pairOf, fits, stepsOn, windowOf, type IsAway } from '#games/duel/deal.ts'
import { ASKED } from '#games/duel/terms.ts'
import type { Card } from '../rules/engine.ts'

export type Candidate = Pick<Footballer, 'id' | 'name' | 'nation' | 'club' | 'fame' | 'league'>
type Item = Valued<Candidate>

/** Distance in a chain before the same footballer, or the same value, may come again. */
const NAMES_APART = 30
const VALUES_APART = 5

/** The opening value differs from the middle of the pool by this factor at most. */
const OPENING = 2

/**
 * Footballers removed from the end when the chain cannot continue; the deal gives up after DRAWS draws per footballer.
 */
const BACKTRACK = 20
const DRAWS = 4

/** Probability that a question may be answered by fame alone. */
const FAME_REVEALS = 0.6

/** Minimum of ten questions that go up, and that go down; two of three chains meet it. */
const LEAST_PER_DIRECTION = 4
const EVEN_TRIES = 40

const NOTHING: ReadonlySet<string> = new Set()

/** Rules of a daily: who may be added to a chain, and by how many questions its ratios run ahead. */
type ChainRules = { mayFollow(chain: readonly Item[], next: Item): boolean; steps(at: number): number }
const NO_RULES: ChainRules = { mayFollow: () => true, steps: () => 0 }

/** Number of well-known footballers with a portrait that a daily opens with, and their minimum fame. */
const KNOWN_FIRST = 4
const KNOWN_FAME = 4

/**
 * Rules of a daily: known footballers with a portrait first, at most two without one, nobody who `isAway`, and values
 * as close as the weekday requires.
 */
export const dailyRules = (hasPortrait: (id: string) => boolean, isAway: IsAway, day: Day): ChainRules => ({
  mayFollow: (chain, { footballer: { id, name, fame } }) =>
    !isAway({ id, name }) &&
    (hasPortrait(id)
      ? chain.length >= KNOWN_FIRST || fame >= KNOWN_FAME
      : chain.length >= KNOWN_FIRST && chain.filter((one) => !hasPortrait(one.footballer.id)).length < MOST_KITS),
  steps: (at) => (at < KNOWN_FIRST - 1 ? 0 : stepsOn(day)),
})

/**
 * Deals a chain of `length` footballers, or the longest found in a small pool. Each value differs clearly from the one
 * before, by decreasing ratios, up and down equally often. `late` has pairs asked recently. Throws a RangeError when
 * nobody in the pool can open the chain.
 */
export function dealChain(
  pool: readonly Item[],
  length: number,
  random: Random,
  late: ReadonlySet<string> = NOTHING,
  rules: ChainRules = NO_RULES,
): Card[] {
  const table = { pool, middle: middleOf(pool), random, late, rules }
  const openings = pool.filter(
    (item) => ratioOf(item.value.euros, table.middle) <= OPENING && rules.mayFollow([], item),
  )
  const opening = pick(openings, random)
  const chain = [opening]
  let longest = [opening]
  for (let draws = 0; longest.length < length && draws < length * DRAWS; draws++) {
    const next = nextOf(chain, table)
    if (next) chain.push(next)
    else chain.splice(Math.max(1, chain.length - BACKTRACK))
    if (chain.length > longest.length) longest = [...chain]
  }
  return longest.map(cardOf)
}

/**
 * Deals a chain of ten questions that goes up four to six times, so that a constant answer earns nothing; a shorter one
 * when the pool does not allow ten.
 */
export function dealEven(
  pool: readonly Item[],
  random: Random,
  late: ReadonlySet<string> = NOTHING,
  rules: ChainRules = NO_RULES,
): Card[] {
  for (let attempt = 0; ; attempt++) {
    const deck = dealChain(pool, ASKED + 1, random, late, rules)
    if (deck.length <= ASKED || attempt >= EVEN_TRIES || isEven(deck)) return deck
  }
}

const isEven = (deck: readonly Card[]): boolean => {
  const ups = deck.filter(([, , , , euros], at) => at > 0 && euros > deck[at - 1]![4]).length
  return ups >= LEAST_PER_DIRECTION && ups <= ASKED - LEAST_PER_DIRECTION
}

/** True for a chain that `dealChain` could deal. Checks deals from outside. */
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

/** Inputs of a chain; `middle` in euros. */
type Table = { pool: readonly Item[]; middle: number; random: Random; late: ReadonlySet<string>; rules: ChainRules }

/** The pairs of a chain, which count as used by its day. */
export const pairsOf = (deck: readonly Card[]): string[] => deck.slice(1).map(([id], at) => pairOf(deck[at]![0], id))

/**
 * Draws direction and ratio first, then takes the best fit that the chain can continue from. Towards the middle the
 * ratio is the larger of two draws, away from it the smaller, because a value at the end of the scale reveals the next
 * direction. Fame would reveal it too, since the better known is usually worth more: such a question is allowed with
 * probability FAME_REVEALS.
 */
function nextOf(chain: readonly Item[], { pool, middle, random, late, rules }: Table): Item | null {
  const { footballer, value } = chain.at(-1)!
  const { euros } = value
  const { least, most } = windowOf(chain.length - 1 + rules.steps(chain.length - 1))
  const isHigher = random() < 0.5
  const mayReveal = random() < FAME_REVEALS
  const draw = isHigher === euros < middle ? Math.max : Math.min
  const ratio = least + draw(random(), random()) * (most - least)
  const recent = chain.slice(1 - NAMES_APART)
  const open = shuffled(pool.filter(followerOf(recent, chain.length - 1, late, rules)), random)
  const fitting = open.map((item) => ({ item, miss: Math.abs(ratioOf(item.value.euros, euros) - ratio) }))
  fitting.sort((one, other) => one.miss - other.miss)
  const isWanted = ({ item }: { item: Item }) => item.value.euros > euros === isHigher
  const isEven = ({ item }: { item: Item }) => {
    const fame = item.footballer.fame - footballer.fame
    return mayReveal || fame === 0 || fame > 0 !== isHigher
  }
  const canGoOn = ({ item }: { item: Item }) => pool.some(followerOf([...recent, item], chain.length, late, rules))
  const wanted = fitting.filter((one) => isWanted(one) && canGoOn(one))
  return (wanted.find(isEven) ?? wanted[0] ?? fitting.find(canGoOn))?.item ?? null
}

/** Predicate for footballers who can follow in question `at` after the recent ones. */
function followerOf(
  recent: readonly Item[],
  at: number,
  late: ReadonlySet<string>,
  rules: ChainRules,
): (item: Item) => boolean {
  const { footballer, value } = recent.at(-1)!
  const names = new Set(recent.slice(1 - NAMES_APART).map((item) => item.footballer.id))
  const values = new Set(recent.slice(-VALUES_APART).map((item) => item.value.euros))
  return (item) =>
    fits(at + rules.steps(at), value.euros, item.value.euros) &&
    !names.has(item.footballer.id) &&
    !values.has(item.value.euros) &&
    !late.has(pairOf(footballer.id, item.footballer.id)) &&
    rules.mayFollow(recent, item)
}

/** Geometric mean of the values, because the values spread by ratios. */
const middleOf = (pool: readonly Item[]): number =>
  Math.exp(pool.reduce((sum, { value }) => sum + Math.log(value.euros), 0) / pool.length)

/** Fields of a footballer that the rules keep. */
export const cardOf = ({ footballer: { id, name, nation, club }, value }: Item): Card => [
  id,
  name,
  nation,
  club,
  value.euros,
]
