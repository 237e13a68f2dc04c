import { createBrowserClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { environment } from './environment.ts'
import { sessionFetch } from './session-fetch.ts'

const SESSION_COOKIE_SECONDS = 400 * 86_400

let client: SupabaseClient | undefined

/**
 * The hosted or embedded backend's client, made at the first call. The session lives in cookies in pieces of 3180
 * characters, base64url (the library's own defaults, as the specification has them). Links in mails are exchanged by
 * `mail-link.ts`, which can say what went wrong. Each link names its own flow, so that asking again spoils no earlier one.
 */
export function supabase(): SupabaseClient {
  client ??= createBrowserClient(environment.supabaseUrl, environment.supabaseKey, {
    auth: { detectSessionInUrl: false, experimental: { appendPkceFlowIdToRedirects: true } },
    global: { fetch: sessionFetch },
    cookieEncoding: 'base64url',
    cookieOptions: {
      path: '/',
      sameSite: 'lax',
      httpOnly: false,
      maxAge: SESSION_COOKIE_SECONDS,
      secure: location.protocol === 'https:',
    },
  })
  return client
}

/** Bearer of this browser's session, refreshed when due; null without a session. */
export async function accessToken(): Promise<string | null> {
  const { data } = await supabase().auth.getSession()
  return data.session?.access_token ?? null
}
