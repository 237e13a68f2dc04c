import { clubById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import type { Setup } from '../rules/engine.ts'
import { GROUNDS } from './roster.ts'

/** Rules of Stadiums challenges: a run dealt by the server stays valid while its clubs still play at their grounds. */
export const challenge = heldChallenge<Setup>(
  ({ cards, logos }) =>
    cards.every(({ ground }) => GROUNDS.some(({ id }) => id === ground)) &&
    logos.every(({ club }) => clubById(club) !== undefined),
  ({ league }) => league,
)
