import type { ChallengeAnswer, NewChallenge, OwnChallenge } from '#contracts/challenges.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { isObject } from './run-answer.ts'
import { headers } from './run-api.ts'

const CHALLENGES = '/api/challenges'

export type ChallengeReply<Answer> = { ok: true; answer: Answer } | { ok: false; code: ErrorCode | 'offline' }

/** Creates a challenge from a run, or finds the existing one. Never rejects. */
export const makeChallenge = (body: NewChallenge): Promise<ChallengeReply<{ code: string }>> =>
  ask(CHALLENGES, { method: 'POST', body: JSON.stringify(body) }, ({ code }) => typeof code === 'string')

/** Reads a challenge with the rights of this player. Never rejects. */
export const readChallenge = (code: string): Promise<ChallengeReply<ChallengeAnswer>> =>
  ask(`${CHALLENGES}/${code}`, {}, ({ challenger, friends }) => isObject(challenger) && isObject(friends))

/** The player's open challenges. Never rejects. */
export const ownChallenges = (): Promise<ChallengeReply<{ challenges: OwnChallenge[] }>> =>
  ask(CHALLENGES, {}, ({ challenges }) => Array.isArray(challenges))

async function ask<Answer>(
  path: string,
  init: RequestInit,
  isAnswer: (json: Record<string, unknown>) => boolean,
): Promise<ChallengeReply<Answer>> {
  try {
    const response = await fetch(path, { ...init, headers: await headers() })
    const json: unknown = await response.json()
    if (!isObject(json)) return { ok: false, code: 'offline' }
    if (response.ok) return isAnswer(json) ? { ok: true, answer: json as Answer } : { ok: false, code: 'internal' }
    return { ok: false, code: typeof json['code'] === 'string' ? (json['code'] as ErrorCode) : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
