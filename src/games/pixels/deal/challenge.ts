import { footballerById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import type { Setup } from '../rules/engine.ts'

/** A run that the server dealt stands as long as everybody in it does. */
export const challenge = heldChallenge<Setup>(
  ({ items }) => items.every(({ id }) => footballerById(id) !== undefined),
  ({ theme }) => theme ?? null,
)
