import { footballerById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import type { Setup } from '../rules/engine.ts'

/** Rules of Pixels challenges: a run dealt by the server stays valid while all its footballers exist. */
export const challenge = heldChallenge<Setup>(
  ({ items }) => items.every(({ id }) => footballerById(id) !== undefined),
  ({ theme }) => theme ?? null,
)
