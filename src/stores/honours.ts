import * as z from 'zod/mini'
import type { KeptHonours } from '#contracts/honours.ts'
import { DayText } from '#contracts/results.ts'
import type { Earned } from '#games/honours.ts'
import { persisted } from './persisted.ts'
import { isObject } from './run-answer.ts'
import { headers } from './run-api.ts'
import { $session } from './session.ts'

/** Honours of a visitor with their days: an account keeps its own. Older results may leave this browser, these stay. */
const $honours = persisted('honours', z.record(z.string(), DayText), {})

/**
 * Kept honours of the player, and the figures that no result holds; null without an answer. What a visitor kept here goes
 * with its results to the account. Never rejects.
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

/** Keeps honours on their days: a visitor's in this browser, an account's by its results on the server. */
export async function keepHonours(fresh: Earned): Promise<void> {
  if (Object.keys(fresh).length === 0) return
  if (isSignedIn()) await ask('POST')
  else $honours.update((kept) => ({ ...(fresh as typeof kept), ...kept }))
}

/** Honours that this browser keeps; none for an account. */
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
