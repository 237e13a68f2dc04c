import { pick, shuffled, type Random } from '#core/random.ts'
import { ratioOf, type Valued } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { pairOf } from '#games/duel/apart.ts'
import { fits, windowOf } from '#games/duel/ramp.ts'
import type { Card } from '../rules/engine.ts'

export type Candidate = Pick<Footballer, 'id' | 'name' | 'nation' | 'club' | 'fame' | 'league'>
type Item = Valued<Candidate>

/** Nobody comes twice within so many, no value within so many. */
const NAMES_APART = 30
const VALUES_APART = 5

/** A run opens with somebody who is at most so many times the middle of the pool, or a part of it. */
const OPENING = 2

/** Where nobody can follow, so many are taken back; a chain is given up when it took so many draws a footballer. */
const TAKEN_BACK = 20
const DRAWS = 4

/** How often a question may be one that renown answers. */
const TELLING = 0.6

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
  const opening = pick(
    pool.filter(({ value }) => ratioOf(value.euros, table.middle) <= OPENING),
    random,
  )
  const chain = [opening]
  let longest = [opening]
  for (let draws = 0; longest.length < length && draws < length * DRAWS; draws++) {
    const next = nextOf(chain, table)
    if (next) chain.push(next)
    else chain.splice(Math.max(1, chain.length - TAKEN_BACK))
    if (chain.length > longest.length) longest = [...chain]
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

/**
 * Direction and distance are drawn first, then who fits them best, and after whom somebody can follow. The way to the middle
 * is the longer one of two draws, the way out the shorter one: at the end of the scale a value tells that the next is lower.
 * So would renown: that the better known is the dearer one is mostly so, and taken only as often as TELLING says.
 */
function nextOf(chain: readonly Item[], { pool, middle, random, late }: Table): Item | null {
  const { footballer, value } = chain.at(-1)!
  const { euros } = value
  const { least, most } = windowOf(chain.length - 1)
  const isHigher = random() < 0.5
  const mayTell = random() < TELLING
  const draw = isHigher === euros < middle ? Math.max : Math.min
  const ratio = least + draw(random(), random()) * (most - least)
  const recent = chain.slice(1 - NAMES_APART)
  const open = shuffled(pool.filter(followerOf(recent, chain.length - 1, late)), random)
  const fitting = open.map((item) => ({ item, miss: Math.abs(ratioOf(item.value.euros, euros) - ratio) }))
  fitting.sort((one, other) => one.miss - other.miss)
  const isWanted = ({ item }: { item: Item }) => item.value.euros > euros === isHigher
  const isEven = ({ item }: { item: Item }) => {
    const fame = item.footballer.fame - footballer.fame
    return mayTell || fame === 0 || fame > 0 !== isHigher
  }
  const canGoOn = ({ item }: { item: Item }) => pool.some(followerOf([...recent, item], chain.length, late))
  const wanted = fitting.filter((one) => isWanted(one) && canGoOn(one))
  return (wanted.find(isEven) ?? wanted[0] ?? fitting.find(canGoOn))?.item ?? null
}

/** Who can be asked in question `at`, after whom a run has seen of late. */
function followerOf(recent: readonly Item[], at: number, late: ReadonlySet<string>): (item: Item) => boolean {
  const { footballer, value } = recent.at(-1)!
  const names = new Set(recent.slice(1 - NAMES_APART).map((item) => item.footballer.id))
  const values = new Set(recent.slice(-VALUES_APART).map((item) => item.value.euros))
  return (item) =>
    fits(at, value.euros, item.value.euros) &&
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
