import { footballerById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import type { Setup } from '../rules/engine.ts'

/** A run that the server dealt stands as long as all three do. */
export const challenge = heldChallenge<Setup>(
  ({ faces }) => faces.every(({ id }) => footballerById(id) !== undefined),
  ({ level }) => level,
)
