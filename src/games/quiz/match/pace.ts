import { pick, type Random } from '#core/random.ts'
import type { Answer, Knows, PaceSetter } from './state.ts'
import { ROUNDS } from './timetable.ts'

/** Number of people from which there are no pace-setters, and every round closes by the clock. */
const LEAST_CROWD = 5
const PACE: readonly Knows[] = [40, 60, 80]
const OPTIONS = 4
/** Times of an answer, ms. */
const FASTEST_MS = 3_000
const SLOWEST_MS = 9_000
/** Added to the chance in the first round and subtracted in the last, because matches get harder. */
const EASE = 0.15

/** True when a round closes once all have answered: with a single shard, which knows all players, and few people. */
export const isQuickWith = (people: number, shards: number): boolean => people < LEAST_CROWD && shards === 1

/** Pace-setters for a match of this many people. */
export const paceBeside = (people: number, shards: number): readonly Knows[] =>
  people > 0 && isQuickWith(people, shards) ? PACE : []

/**
 * Pace-setters with their answers. Each answers about its percentage right. `rights`: the right option of each round.
 */
export const paceSettersOf = (paces: readonly Knows[], rights: readonly number[], random: Random): PaceSetter[] =>
  paces.map((knows) => ({ knows, answers: rights.map((right, round) => answerIn(round, right, knows, random)) }))

function answerIn(round: number, right: number, knows: Knows, random: Random): Answer {
  const chance = knows / 100 + EASE * (1 - (2 * round) / (ROUNDS - 1))
  const isRight = random() < chance
  const ms = Math.round(FASTEST_MS + (SLOWEST_MS - FASTEST_MS) * random())
  const wrong = Array.from({ length: OPTIONS }, (_, option) => option).filter((option) => option !== right)
  return { option: isRight ? right : pick(wrong, random), ms }
}
