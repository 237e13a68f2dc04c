import type { Person } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import { TokenError, type Tokens } from '../auth/tokens.ts'
import { bearer, header, json, type Answer, type Call } from './messages.ts'

/** Identity of a caller: which key, and which database role. `refused`: an invalid bearer token. */
export type Caller = { secret: boolean; person: Person } | { refused: TokenError }

const NO_KEY = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
}
const WRONG_KEY = { message: 'Invalid API key', hint: 'Double check your Supabase publishable or secret API key.' }

const keyOf = (call: Call): string | undefined => header(call, 'apikey') ?? call.query.get('apikey') ?? undefined

/** Returns 401 for a call without a valid API key; null otherwise. */
export function refuseKey(call: Call, keys: Keys): Answer | null {
  const key = keyOf(call)
  if (key === undefined) return json(401, NO_KEY)
  return key === keys.publishable || key === keys.secret ? null : json(401, WRONG_KEY)
}

/** True when the call carries the secret key. */
export const isSecret = (call: Call, keys: Keys): boolean => keyOf(call) === keys.secret

/** Resolves the person behind a call. An access token wins over the key, as on the hosted service. */
export async function callerOf(call: Call, keys: Keys, tokens: Tokens): Promise<Caller> {
  const secret = isSecret(call, keys)
  const token = bearer(call)
  // supabase-js sends the key as bearer when nobody is signed in.
  if (token === undefined || token === keys.publishable || token === keys.secret) {
    const role = secret ? 'service_role' : 'anon'
    return { secret, person: { role, claims: { role } } }
  }
  try {
    return { secret, person: { role: 'authenticated', claims: await tokens.verify(token) } }
  } catch (error) {
    if (error instanceof TokenError) return { refused: error }
    throw error
  }
}
