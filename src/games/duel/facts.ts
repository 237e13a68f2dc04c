import type { Hardest } from '#games/picked.ts'

/** `RunEnd.facts` of a day's duel: what no view tells. */
export type DuelFacts = { hardest: Hardest | null }

/** The hardest of ten as the server tells it; null for practice, and where so few played that nobody can say. */
export function hardestIn(facts: unknown): Hardest | null {
  const { hardest = null } = (facts ?? {}) as Partial<DuelFacts>
  return hardest && Number.isInteger(hardest.question) && Number.isInteger(hardest.missed) ? hardest : null
}
