import * as z from 'zod/mini'
import type { KeptHonours } from '#contracts/honours.ts'
import { DayText } from '#contracts/results.ts'
import type { Earned } from '#games/honours.ts'
import { persisted } from './persisted.ts'
import { isObject } from './run-answer.ts'
import { headers } from './run-api.ts'
import { $session } from './session.ts'

/** A visitor's honours with their days, stored because older results are dropped; an account's are on the server. */
const $honours = persisted('honours', z.record(z.string(), DayText), {})

/**
 * Stored honours of the player, and the figures that results lack; null without an answer. After a sign-in the account
 * takes over the visitor's honours with the results. Never rejects.
 */
export async function readHonours(): Promise<KeptHonours | null> {
  if (!isSignedIn()) {
    const kept = await ask('GET')
    return kept && { ...kept, earned: $honours.get() }
  }
  const isHandedOver = Object.keys($honours.get()).length > 0
  const kept = await ask(isHandedOver ? 'POST' : 'GET')
  if (kept) $honours.clear()
  return kept
}

/** Stores newly earned honours: a visitor's in this browser, an account's on the server, from its results. */
export async function keepHonours(fresh: Earned): Promise<void> {
  if (Object.keys(fresh).length === 0) return
  if (isSignedIn()) await ask('POST')
  else $honours.update((kept) => ({ ...(fresh as typeof kept), ...kept }))
}

/** Honours stored in this browser; none for an account. */
export const localHonours = (): Earned => (isSignedIn() ? {} : $honours.get())

const isSignedIn = () => $session.get().status === 'signed-in'

async function ask(method: 'GET' | 'POST'): Promise<KeptHonours | null> {
  try {
    const body = method === 'POST' ? { body: '{}' } : {}
    const response = await fetch('/api/honours', { method, ...body, headers: await headers(), cache: 'no-cache' })
    const json: unknown = response.ok ? await response.json() : null
    return isObject(json) && isObject(json['earned']) && isObject(json['outside']) ? (json as KeptHonours) : null
  } catch {
    return null
  }
}
