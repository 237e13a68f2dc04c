import { pick, type Random } from '#core/random.ts'
import type { Ghost } from './state.ts'

/** A real player's result in a round of an earlier match; `ms` null: no answer. */
export type Play = { right: boolean; ms: number | null }

/** Past results for one round: of the question itself, and of all questions of its template. */
export type Plays = { question: readonly Play[]; template: readonly Play[] }

/** Number of humans and ghosts together. */
const COMPANY = 6
const ENOUGH_HUMANS = 5
const MOST_GHOSTS = 5
/** Minimum results of a template before it can be replayed. */
export const LEAST_PLAYS = 20
/** Results from which the question itself is replayed instead of its template. */
const LEAST_OF_QUESTION = 5
const OPTIONS = 4

/** Number of ghosts beside this many humans. */
export const ghostsBeside = (humans: number): number =>
  humans === 0 || humans >= ENOUGH_HUMANS ? 0 : Math.min(MOST_GHOSTS, COMPANY - humans)

/**
 * Ghosts that replay real results, each round that of another player; no table lists them. Empty when a template has
 * too few results. `rights`: index of the right option in each round.
 */
export function ghostsOf(count: number, plays: readonly Plays[], rights: readonly number[], random: Random): Ghost[] {
  if (plays.some(({ template }) => template.length < LEAST_PLAYS)) return []
  return Array.from({ length: count }, (_, at) => ({
    name: String(at + 1),
    answers: plays.map(({ question, template }, round) => {
      const { right, ms } = pick(question.length >= LEAST_OF_QUESTION ? question : template, random)
      if (ms === null) return null
      const wrong = Array.from({ length: OPTIONS }, (_, option) => option).filter((option) => option !== rights[round])
      return { option: right ? rights[round]! : pick(wrong, random), ms }
    }),
  }))
}
