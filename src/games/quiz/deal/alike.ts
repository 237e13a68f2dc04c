import { shuffled, type Random } from '#core/random.ts'
import type { Footballer } from '#data/types.ts'
import type { QuizFacts } from './facts.ts'

/** Maximum difference of birth years within an era. */
const ERA_YEARS = 6
const YEAR_MS = 365.25 * 24 * 3600 * 1000

const yearsBetween = (one: Footballer, other: Footballer): number =>
  one.born === null || other.born === null
    ? Infinity
    : Math.abs(Date.parse(one.born) - Date.parse(other.born)) / YEAR_MS

const YOUNGEST = 16
const OLDEST = 40

/** True when he was of playing age in that year; implausible options make no riddle. */
export function couldPlayIn({ born }: Footballer, year: number): boolean {
  const age = year - Number(born?.slice(0, 4) ?? Number.NaN)
  return age >= YOUNGEST && age <= OLDEST
}

export const areOfOneEra = (one: Footballer, other: Footballer): boolean => yearsBetween(one, other) <= ERA_YEARS

/** True when the two can be options of one question: same line and era, or same nation. */
export const areAlike = (one: Footballer, other: Footballer): boolean =>
  one.nation === other.nation || (one.role === other.role && areOfOneEra(one, other))

/** Similarity score: nation, line, era and fame count one each. */
const likeness = (one: Footballer, other: Footballer): number =>
  Number(one.nation === other.nation) +
  Number(one.role === other.role) +
  Number(areOfOneEra(one, other)) +
  Number(Math.abs(one.fame - other.fame) <= 1)

const CHANCE = 1.5

type Alike = { one: Footballer; likeness: number }
const known = new WeakMap<QuizFacts, Map<string, Alike[]>>()

/** Plausible wrong options for him, cached because a footballer is the answer of many questions. */
function alikeOf(right: Footballer, facts: QuizFacts): Alike[] {
  const lists = known.get(facts) ?? new Map<string, Alike[]>()
  known.set(facts, lists)
  const list =
    lists.get(right.id) ??
    facts.asked
      .filter((one) => one.id !== right.id && areAlike(right, one))
      .map((one) => ({ one, likeness: likeness(right, one) }))
  lists.set(right.id, list)
  return list
}

/** Steps of skin within which a face does not rule an option out. */
const NEAR_SKIN = 1
/** Weight of a like face, above the line and the nation. */
const LIKE_FACE = 3

/** Weight of an option beside a face: like skin and the same era. */
export const faceLikeness =
  (right: Footballer, skins: ReadonlyMap<string, number>) =>
  (one: Footballer): number =>
    LIKE_FACE * Number(Math.abs(skins.get(one.id)! - skins.get(right.id)!) <= NEAR_SKIN) +
    Number(areOfOneEra(right, one))

export type Three = [string, string, string]

/**
 * Three similar footballers that are provably wrong; null when there are fewer. `appeal` adds weight (one point equals
 * one likeness).
 */
export function threeOthers(
  right: Footballer,
  facts: QuizFacts,
  random: Random,
  isWrong: (footballer: Footballer) => boolean,
  appeal: (footballer: Footballer) => number = () => 0,
): Three | null {
  const candidates = alikeOf(right, facts)
    .map(({ one, likeness }) => ({ one, weight: likeness + appeal(one) + random() * CHANCE }))
    .sort((first, second) => second.weight - first.weight)
  const three: string[] = []
  for (const { one } of candidates) {
    if (isWrong(one)) three.push(one.id)
    if (three.length === 3) return three as Three
  }
  return null
}

/** Three of the candidates, most similar first with some randomness; null when there are fewer. */
export function threeAlike(right: Footballer, candidates: readonly Footballer[], random: Random): Three | null {
  const three = candidates
    .filter((one) => one.id !== right.id && areAlike(right, one))
    .map((one) => ({ id: one.id, weight: likeness(right, one) + random() * CHANCE }))
    .sort((first, second) => second.weight - first.weight)
    .slice(0, 3)
    .map(({ id }) => id)
  return three.length === 3 ? (three as Three) : null
}

/** Three wrong items at random; null when there are fewer. */
export function threeOf<Item extends string>(
  items: Iterable<Item>,
  random: Random,
  isWrong: (item: Item) => boolean,
): [Item, Item, Item] | null {
  const three: Item[] = []
  for (const item of shuffled([...new Set(items)], random)) {
    if (isWrong(item)) three.push(item)
    if (three.length === 3) return three as [Item, Item, Item]
  }
  return null
}

/** Random spread in logarithms of fame: a club three times as famous is still an option. */
const NOISE = 1.1

/**
 * Three wrong items about as famous as the right one, so that fame does not give it away; null when there are fewer.
 * `renown`: fame of an item; `pull`: brings it nearer by that much.
 */
export function threeNear<Item extends string>(
  items: Iterable<Item>,
  right: Item,
  random: Random,
  isWrong: (item: Item) => boolean,
  renown: (item: Item) => number,
  pull: (item: Item) => number = () => 0,
): [Item, Item, Item] | null {
  const wanted = Math.log1p(renown(right))
  const farness = (item: Item) => Math.abs(Math.log1p(renown(item)) - wanted) + random() * NOISE - pull(item)
  const nearest = [...new Set(items)]
    .filter((item) => item !== right)
    .map((item) => ({ item, far: farness(item) }))
    .sort((one, other) => one.far - other.far)
  const three: Item[] = []
  for (const { item } of nearest) {
    if (isWrong(item)) three.push(item)
    if (three.length === 3) return three as [Item, Item, Item]
  }
  return null
}
