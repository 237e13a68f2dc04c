import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { LEAST_RATIO, ratioOf, valuePool } from '#data/pools.ts'
import { VALUES } from '#data/records.ts'
import { dealChain, isDealt } from '#games/higherlower/deal/deal.ts'
import type { Card } from '#games/higherlower/rules/engine.ts'
import { fits } from '#games/duel/deal.ts'
import { lengthsOf, sureOf } from './fans.ts'
import { Share, type Measure } from './measure.ts'

/** Questions per chain; longer runs are rare. */
const QUESTIONS = 30
/** A step is weighted by how often the reference player reaches it. */
const CHAINS = 1_000

type Step = { at: number; from: number; to: number; isHigher: boolean; chain: number; fame: number }

/** Higher lower's ranked deals: `part` of a thousand chains (30,000 questions), fixed seeds. */
export function higherlowerMeasures(part: number): Measure[] {
  const pool = valuePool(FOOTBALLERS, VALUES)
  const values = [...new Set(pool.map(({ value }) => value.euros))]
  const chains = Array.from({ length: CHAINS * part }, (_, seed) => dealChain(pool, QUESTIONS + 1, randomFrom(seed)))
  const steps = chains.flatMap(stepsOf)
  const sure = lengthsOf(chains.map((deck) => stepsOf(deck, 0).map(({ from, to }) => sureOf(from, to))))
  const isOpen = ({ at, from }: Step) =>
    [true, false].every((up) => values.some((to) => to > from === up && fits(at, from, to)))
  const median = pool[Math.floor(pool.length / 2)]!.value.euros
  return [
    { name: 'questions', measured: steps.length },
    {
      name: 'chains against a rule (window, names 30 apart, values 5 apart)',
      measured: chains.filter((deck) => !isDealt(deck)).length,
      most: 0,
    },
    {
      name: 'questions nearer than 12 %',
      measured: steps.filter(({ from, to }) => ratioOf(from, to) < LEAST_RATIO).length,
      most: 0,
    },
    {
      name: 'higher is right, where both can be',
      measured: shareOf(steps.filter(isOpen), ({ isHigher }) => isHigher),
      least: 0.48,
      most: 0.52,
    },
    { name: 'questions with one way only', measured: shareOf(steps, (step) => !isOpen(step)) },
    {
      name: '"higher below the median" is right',
      measured: shareOf(steps, ({ from, isHigher }) => from < median === isHigher),
      most: 0.55,
    },
    { name: 'whoever knows what A is worth, and all deals before, is right', measured: knowingA(steps), most: 0.55 },
    {
      name: '"the better known is worth more" is right',
      measured: shareOf(
        steps.filter(({ fame }) => fame !== 0),
        ({ fame, isHigher }) => fame > 0 === isHigher,
      ),
      most: 0.58,
    },
    { name: 'reference player: median run', measured: sure.at(0.5), least: 4, most: 6 },
    { name: 'reference player: nine of ten runs are no longer than', measured: sure.at(0.9), least: 9, most: 13 },
    { name: 'reference player: 99 of 100 runs are no longer than', measured: sure.at(0.99), least: 14, most: 22 },
    { name: 'reference player: runs of nothing', measured: sure.share(0), least: 0.05, most: 0.09 },
    ...[0.5, 0.75, 0.95].map((known) => ({
      name: `knows ${known * 100} % of values, else what A is worth: median run`,
      measured: lengthsOf(
        chains.map((deck) =>
          stepsOf(deck, 0).map(({ from, isHigher }) => known + (1 - known) * (from < median === isHigher ? 1 : 0)),
        ),
      ).at(0.5),
    })),
  ]
}

const stepsOf = (deck: readonly Card[], chain: number): Step[] =>
  deck.slice(1).map((card, at) => {
    const [from, to] = [deck[at]![4], card[4]]
    const fame = footballerById(card[0])!.fame - footballerById(deck[at]![0])!.fame
    return { at, from, to, isHigher: to > from, chain, fame }
  })

function shareOf<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  const share = new Share()
  for (const item of items) share.count(isSo(item))
  return share.value
}

/** Learns from every other chain the more frequent direction after a value at a step, and predicts the others. */
function knowingA(steps: readonly Step[]): number {
  const balance = new Map<string, number>()
  const key = ({ at, from }: Step) => `${Math.min(at, 10)} ${from}`
  for (const step of steps.filter(({ chain }) => chain % 2 === 0))
    balance.set(key(step), (balance.get(key(step)) ?? 0) + (step.isHigher ? 1 : -1))
  return shareOf(
    steps.filter(({ chain }) => chain % 2 === 1),
    (step) => (balance.get(key(step)) ?? 0) >= 0 === step.isHigher,
  )
}
