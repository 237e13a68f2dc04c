import { clubById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import type { Setup } from '../rules/engine.ts'
import { GROUNDS } from './roster.ts'

/** A run that the server dealt stands as long as every club of it still plays at its ground. */
export const challenge = heldChallenge<Setup>(
  ({ cards, logos }) =>
    cards.every(({ ground }) => GROUNDS.some(({ id }) => id === ground)) &&
    logos.every(({ club }) => clubById(club) !== undefined),
  ({ league }) => league,
)
