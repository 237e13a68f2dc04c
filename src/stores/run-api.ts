import type { ErrorCode } from '#contracts/errors.ts'
import type { NewRun, RunAnswer, RunStep } from '#contracts/runs.ts'
import { takeOpening } from './opening.ts'
import { answerOf, isObject } from './run-answer.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** `offline`: no answer, or not from our server. */
export type RunTrouble = ErrorCode | 'offline'

export type RunReply<View, Facts = unknown> =
  { ok: true; answer: RunAnswer<View, Facts> } | { ok: false; code: RunTrouble }

/** Transport of the run protocol; tests inject their own server. */
export type SendRun<View, Facts = unknown> = (path: string, body: NewRun | RunStep) => Promise<RunReply<View, Facts>>

/** Posts to the run protocol with the player's identity. Never rejects. */
export function postRun<View, Facts>(path: string, body: NewRun | RunStep): Promise<RunReply<View, Facts>> {
  const text = JSON.stringify(body)
  return ask(path, { method: 'POST', body: text }, takeOpening(text))
}

/** Requests the run protocol with the player's identity, unless already `sent`. Never rejects. */
export async function ask<View, Facts>(
  path: string,
  init: RequestInit,
  sent?: Promise<Response>,
): Promise<RunReply<View, Facts>> {
  try {
    const response = await (sent ?? fetch(path, { ...init, headers: await headers() }))
    const json: unknown = JSON.parse(await response.text(), inLanguage)
    // Trusts the view's type: its engine is part of this build.
    if (response.ok) return { ok: true, answer: answerOf<View, Facts>(json) }
    return { ok: false, code: isObject(json) && isCode(json['code']) ? json['code'] : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}

/** Reviver for JSON: replaces a name by its form in the reader's language, where `local` has one. */
export function inLanguage(_: string, value: { name?: string; local?: Record<string, string> } | null): unknown {
  if (value?.local) value.name = value.local[document.documentElement.lang]
  return value
}

/** Checks the form only: the list of codes is too large for the first view; an unknown code gets a default text. */
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && /^[a-z-]{3,40}$/.test(value)

/** Auth headers. Cookies identify a visitor; only for an account the auth client is loaded, for a fresh token. */
export async function headers(): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' }
  if (!hasSessionCookie()) return json
  const { accessToken } = await import('./supabase.ts')
  const token = await accessToken()
  return token ? { ...json, authorization: `Bearer ${token}` } : json
}
