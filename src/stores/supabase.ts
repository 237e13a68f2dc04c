import { createBrowserClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { environment } from './environment.ts'
import { sessionFetch } from './session-fetch.ts'

const SESSION_COOKIE_SECONDS = 400 * 86_400

let client: SupabaseClient | undefined

/**
 * Client of the hosted or embedded backend, created at the first call. The session is stored in cookies of 3180
 * characters, base64url (the library's defaults, required by the specification). `mail-link.ts` exchanges links in
 * mails, because it reports why one fails. Each link names its own PKCE flow, so that a new request does not invalidate
 * earlier links.
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
