import { clubById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import type { Setup } from '../rules/engine.ts'

/** Rules of Blur challenges: a run dealt by the server stays valid while all its clubs exist. */
export const challenge = heldChallenge<Setup>(({ items }) => items.every(({ id }) => clubById(id) !== undefined))
