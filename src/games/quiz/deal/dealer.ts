import type { Deck } from './deck-file.ts'
import { cycleDraws, roundDraws } from './draws.ts'
import type { Level } from './grade.ts'
import type { Question } from './question.ts'
import { dealCycle, orderOf, placeOf, QUESTIONS_PER_MATCH } from './schedule.ts'

/** One round of a match: the question and the order of its options. */
export type Round = { question: Question; order: readonly number[] }

/** Two: the last match of a cycle is still shown when the next cycle begins. */
const KEPT_CYCLES = 2

/**
 * Deals any match from a deck and a secret, deterministically: all shards ask the same questions without communication.
 * The order of a cycle is dealt once and cached.
 */
export function dealerOf(secret: string, { version, questions }: Deck, levels: readonly Level[]) {
  const cycles = new Map<number, Promise<number[][]>>()

  function cycleOf(cycle: number): Promise<number[][]> {
    const dealt =
      cycles.get(cycle) ??
      cycleDraws(secret, version, cycle, questions.length).then((draws) => dealCycle(questions, levels, draws))
    cycles.delete(cycle)
    cycles.set(cycle, dealt)
    if (cycles.size > KEPT_CYCLES) cycles.delete(cycles.keys().next().value!)
    return dealt
  }

  return async function deal(match: number): Promise<Round[]> {
    const { cycle, at } = placeOf(match, questions.length)
    const [matches, draws] = await Promise.all([
      cycleOf(cycle),
      roundDraws(secret, version, match, QUESTIONS_PER_MATCH),
    ])
    return matches[at]!.map((place, round) => ({ question: questions[place]!, order: orderOf(draws[round]!) }))
  }
}
