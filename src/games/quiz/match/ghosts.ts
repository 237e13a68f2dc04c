import { pick, type Random } from '#core/random.ts'
import type { Ghost } from './state.ts'

/** What a real player did in a round of an earlier match; `ms` null: he gave no answer. */
export type Play = { right: boolean; ms: number | null }

/** What is kept of earlier matches for one round: of the question itself, and of all questions of its template. */
export type Plays = { question: readonly Play[]; template: readonly Play[] }

/** Humans and ghosts together. */
const COMPANY = 6
const ENOUGH_HUMANS = 5
const MOST_GHOSTS = 5
/** Of a template that fewer have answered nothing can be replayed. */
export const LEAST_PLAYS = 20
/** From so many on, the question itself is replayed. */
const LEAST_OF_QUESTION = 5
const OPTIONS = 4

/** How many ghosts sit down beside so many humans. */
export const ghostsBeside = (humans: number): number =>
  humans === 0 || humans >= ENOUGH_HUMANS ? 0 : Math.min(MOST_GHOSTS, COMPANY - humans)

/**
 * Ghosts that answer as real players did, each round as somebody did in it: what no table lists. None where too few have
 * ever answered one of the templates. `rights`: the place of the right option in each round.
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
