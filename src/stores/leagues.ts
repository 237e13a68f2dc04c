import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import {
  LEAGUES_PATH,
  type League,
  type LeftSeat,
  type NewLeague,
  type NewSeat,
  type OwnLeagues,
} from '#contracts/leagues.ts'
import { isObject } from './run-answer.ts'
import { headers } from './run-api.ts'

/** `offline`: no answer, or not from our server. */
export type LeagueReply<Answer> = { ok: true; answer: Answer } | { ok: false; code: ErrorCode | 'offline' }

/** Founds a league. Never rejects, like all functions here. */
export const foundLeague = (body: NewLeague): Promise<LeagueReply<{ code: string }>> => post('', body, hasCode)

/** Takes a seat, or keeps the player's existing one. */
export const joinLeague = (body: NewSeat): Promise<LeagueReply<{ code: string }>> => post('/join', body, hasCode)

/** Reads a league with the rights of this player. */
export const readLeague = (code: string): Promise<LeagueReply<League>> =>
  post('/read', { code }, ({ seats, week }) => Array.isArray(seats) && Array.isArray(week))

/** Frees the player's seat, or for the founder another one. */
export const leaveLeague = (body: LeftSeat): Promise<LeagueReply<object>> => post('/leave', body, () => true)

/** Reports the name of a member, or without a seat the league's name. */
export const reportInLeague = (body: LeftSeat): Promise<LeagueReply<object>> => post('/report', body, () => true)

/** The player's leagues. */
export const ownLeagues = (): Promise<LeagueReply<OwnLeagues>> => ask('', {}, ({ leagues }) => Array.isArray(leagues))

type Check = (json: Record<string, unknown>) => boolean
const hasCode: Check = ({ code }) => typeof code === 'string'

const post = <Answer>(path: string, body: object, isAnswer: Check): Promise<LeagueReply<Answer>> =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, isAnswer)

async function ask<Answer>(path: string, init: RequestInit, isAnswer: Check): Promise<LeagueReply<Answer>> {
  try {
    const response = await fetch(`${LEAGUES_PATH}${path}`, { ...init, headers: await headers() })
    const json: unknown = await response.json()
    if (!isObject(json)) return { ok: false, code: 'offline' }
    if (response.ok) return isAnswer(json) ? { ok: true, answer: json as Answer } : { ok: false, code: 'internal' }
    return { ok: false, code: isErrorCode(json['code']) ? json['code'] : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
