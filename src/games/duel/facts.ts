import type { Hardest } from '#games/picked.ts'

/** `RunEnd.facts` of a day's duel: facts that no view holds. */
export type DuelFacts = { hardest: Hardest | null }

/** The hardest of the ten, from the server; null for practice and when too few have played. */
export function hardestIn(facts: unknown): Hardest | null {
  const { hardest = null } = (facts ?? {}) as Partial<DuelFacts>
  return hardest && Number.isInteger(hardest.question) && Number.isInteger(hardest.missed) ? hardest : null
}
