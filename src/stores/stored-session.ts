import { combineChunks, parseCookieHeader, stringFromBase64URL } from '@supabase/ssr'
import * as z from 'zod/mini'

const Stored = z.looseObject({ access_token: z.string(), refresh_token: z.string(), expires_at: z.number() })

/** A session as the client stores it; `expires_at` in seconds. */
export type StoredSession = z.infer<typeof Stored>

const NAME = /^sb-.+-auth-token(?=\.\d+$|$)/
const PREFIX = 'base64-'

/** The session in this browser's cookies, joined from its chunks; null when unreadable. */
export async function storedSession(): Promise<StoredSession | null> {
  const cookies = new Map(parseCookieHeader(document.cookie).map(({ name, value }) => [name, value]))
  const key = [...cookies.keys()].map((name) => NAME.exec(name)?.[0]).find(Boolean)
  const text = key && (await combineChunks(key, (name) => cookies.get(name)))
  if (!text) return null
  try {
    const json = text.startsWith(PREFIX) ? stringFromBase64URL(text.slice(PREFIX.length)) : text
    return Stored.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
