import { footballerById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import type { Setup } from '../rules/engine.ts'

/** Rules of Split challenges: a run dealt by the server stays valid while all three footballers exist. */
export const challenge = heldChallenge<Setup>(
  ({ faces }) => faces.every(({ id }) => footballerById(id) !== undefined),
  ({ level }) => level,
)
