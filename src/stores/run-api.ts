import type { ErrorCode } from '#contracts/errors.ts'
import type { NewRun, RunAnswer, RunStep } from '#contracts/runs.ts'
import { takeOpening } from './opening.ts'
import { answerOf, isObject } from './run-answer.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** `offline`: no answer, or none of ours. */
export type RunTrouble = ErrorCode | 'offline'

export type RunReply<View, Facts = unknown> =
  { ok: true; answer: RunAnswer<View, Facts> } | { ok: false; code: RunTrouble }

/** How a browser reaches the run protocol; tests put their own server here. */
export type SendRun<View, Facts = unknown> = (path: string, body: NewRun | RunStep) => Promise<RunReply<View, Facts>>

/** Posts to the run protocol as whoever plays here. Never rejects. */
export function postRun<View, Facts>(path: string, body: NewRun | RunStep): Promise<RunReply<View, Facts>> {
  const text = JSON.stringify(body)
  return ask(path, { method: 'POST', body: text }, takeOpening(text))
}

/** Asks for an answer of the run protocol as whoever plays here, unless it was `sent` already. Never rejects. */
export async function ask<View, Facts>(
  path: string,
  init: RequestInit,
  sent?: Promise<Response>,
): Promise<RunReply<View, Facts>> {
  try {
    const response = await (sent ?? fetch(path, { ...init, headers: await headers() }))
    const json: unknown = await response.json()
    // The engine that made the view is the one this build was made with.
    if (response.ok) return { ok: true, answer: answerOf<View, Facts>(json) }
    return { ok: false, code: isObject(json) && isCode(json['code']) ? json['code'] : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}

/** By its form: the list of all codes is too heavy for a first view, and whoever shows one looks its words up. */
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && /^[a-z-]{3,40}$/.test(value)

/** Whose request it is. A visitor is known by a cookie; only an account needs its client, for a token that has not expired. */
export async function headers(): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' }
  if (!hasSessionCookie()) return json
  const { accessToken } = await import('./supabase.ts')
  const token = await accessToken()
  return token ? { ...json, authorization: `Bearer ${token}` } : json
}
