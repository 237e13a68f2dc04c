import { isAuthApiError } from '@supabase/supabase-js'
import { ADMIN_ROLE } from '#contracts/roles.ts'
import { callerOf, type Account } from '#server/caller.ts'
import { optional } from '#server/env.ts'
import { HttpError } from '#server/http-error.ts'
import type { Exchange } from '#server/http.ts'
import { serviceClient } from '#server/supabase.ts'

export type Admin = { id: string }

/**
 * Returns the admin who asks. Everyone else gets `not-found`, because `forbidden` would reveal the path. Verifies the
 * token, then re-reads the account, so that a removed admin loses access at once.
 */
export async function adminOf(exchange: Exchange): Promise<Admin> {
  const renewed = new Headers()
  const account = await verified({ ...exchange, headers: renewed })
  if (account?.role !== ADMIN_ROLE || !(await isStillAdmin(account.id))) throw new HttpError('not-found')
  // Renewed cookies go to admins only: they would reveal to anyone else that the path exists.
  renewed.forEach((value, name) => exchange.headers.append(name, value))
  return { id: account.id }
}

/** The part of a page's context that `adminOf` needs; `Astro` itself. */
export type PageContext = { request: Request; response: { headers: Headers } }

/** True when an admin asks for a page; otherwise the page answers as an unknown path. */
export async function isAdminRequest({ request, response }: PageContext): Promise<boolean> {
  return adminOf({ request, params: {}, headers: response.headers }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError) return false
      throw error
    },
  )
}

/**
 * Throws `forbidden` unless a page of this site sends JSON, which blocks cross-site requests with an admin's cookies.
 * Browsers send the origin with every POST.
 */
export function requireOwnPage({ headers, url }: Request): void {
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
  const origins = [url, optional('PUBLIC_SITE_URL') ?? url].map((address) => new URL(address).origin)
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  if (isJson && site === 'same-origin' && origins.includes(headers.get('origin') ?? '')) return
  throw new HttpError('forbidden', 'Only a page of this site may ask for that, in JSON')
}

/** Null for a forged or expired token, and for everyone while the auth server is down. */
async function verified(exchange: Exchange): Promise<Account | null> {
  const caller = await callerOf(exchange).catch((error: unknown) => {
    if (error instanceof HttpError) return null
    throw error
  })
  return caller?.user ?? null
}

async function isStillAdmin(id: string): Promise<boolean> {
  const { data, error } = await serviceClient().auth.admin.getUserById(id)
  if (!error) return data.user.app_metadata['role'] === ADMIN_ROLE
  if (isAuthApiError(error) && error.status === 404) return false
  throw new HttpError('unavailable')
}
