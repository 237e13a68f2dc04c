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

/** Kept honours of the player, and the figures that no result holds; null without an answer. Never rejects. */
export async function readHonours(): Promise<KeptHonours | null> {
  const kept = await ask('GET')
  return kept && { ...kept, earned: { ...localHonours(), ...kept.earned } }
}

/** Keeps honours on their days: a visitor's in this browser, an account's by its results on the server. */
export async function keepHonours(fresh: Earned): Promise<void> {
  if (Object.keys(fresh).length === 0) return
  if ($session.get().status !== 'signed-in')
    $honours.update((kept) => ({ ...(fresh as Record<string, string>), ...kept }) as typeof kept)
  else if (await ask('POST')) $honours.clear()
}

/** Honours that this browser keeps; none for an account. */
export const localHonours = (): Earned => ($session.get().status === 'signed-in' ? {} : $honours.get())

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
