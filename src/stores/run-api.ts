import * as z from 'zod/mini'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import { ResultRecord } from '#contracts/results.ts'
import type { NewRun, RunAnswer, RunStep } from '#contracts/runs.ts'
import { hasSessionCookie } from './session.ts'

/** `offline`: no answer, or none of ours. */
export type RunTrouble = ErrorCode | 'offline'

export type RunReply<View> = { ok: true; answer: RunAnswer<View> } | { ok: false; code: RunTrouble }

/** How a browser reaches the run protocol; tests put their own server here. */
export type SendRun<View> = (path: string, body: NewRun | RunStep) => Promise<RunReply<View>>

/** Only what a game could stumble over; the rest of the view is our own engine's. */
const Answer = z.looseObject({
  runId: z.string(),
  date: z.string(),
  number: z.int(),
  n: z.int(),
  view: z.looseObject({ over: z.boolean() }),
  expires: z.string(),
  end: z.nullable(z.looseObject({ result: ResultRecord, lines: z.array(z.looseObject({ points: z.number() })) })),
})

const Failure = z.object({ code: z.string() })

/** Posts to the run protocol as whoever plays here. Never rejects. */
export async function postRun<View>(path: string, body: NewRun | RunStep): Promise<RunReply<View>> {
  try {
    const response = await fetch(path, { method: 'POST', headers: await headers(), body: JSON.stringify(body) })
    const json: unknown = await response.json()
    // The engine that made the view is the one this build was made with.
    if (response.ok) return { ok: true, answer: Answer.parse(json) as unknown as RunAnswer<View> }
    const failure = Failure.safeParse(json)
    return { ok: false, code: failure.success && isErrorCode(failure.data.code) ? failure.data.code : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}

/** A visitor is known by a cookie; only an account needs its client, for a token that has not expired. */
async function headers(): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' }
  if (!hasSessionCookie()) return json
  const { accessToken } = await import('./supabase.ts')
  const token = await accessToken()
  return token ? { ...json, authorization: `Bearer ${token}` } : json
}
