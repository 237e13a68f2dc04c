import { isAuthApiError } from '@supabase/supabase-js'
import { ADMIN_ROLE } from '#contracts/roles.ts'
import { callerOf, type Account } from '#server/caller.ts'
import { optional } from '#server/env.ts'
import { HttpError } from '#server/http-error.ts'
import type { Exchange } from '#server/http.ts'
import { serviceClient } from '#server/supabase.ts'

export type Admin = { id: string }

/**
 * The admin who asks. For everybody else the answer is `not-found`, as for a path that does not exist: who is told
 * "forbidden" knows where to come back to. The token is verified first, then the account is looked at afresh, so that
 * an admin who was removed stops at once and not when the token ends.
 */
export async function adminOf(exchange: Exchange): Promise<Admin> {
  const renewed = new Headers()
  const account = await verified({ ...exchange, headers: renewed })
  if (account?.role !== ADMIN_ROLE || !(await isStillAdmin(account.id))) throw new HttpError('not-found')
  // A renewed session is told to admins only: anybody else's cookies would differ from those of an unknown path.
  renewed.forEach((value, name) => exchange.headers.append(name, value))
  return { id: account.id }
}

/** What `adminOf` needs of a page: `Astro` itself. */
export type PageContext = { request: Request; response: { headers: Headers } }

/** Whether an admin asks for a page; a page that gets false answers as one that does not exist. */
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
 * Throws `forbidden` unless a page of this site sends JSON: no foreign page can make a browser do that with an admin's
 * cookies. A browser names the page's origin with every POST.
 */
export function requireOwnPage({ headers, url }: Request): void {
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
  const origins = [url, optional('PUBLIC_SITE_URL') ?? url].map((address) => new URL(address).origin)
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  if (isJson && site === 'same-origin' && origins.includes(headers.get('origin') ?? '')) return
  throw new HttpError('forbidden', 'Only a page of this site may ask for that, in JSON')
}

/** A forged or expired token is nobody, and so is everybody while the auth server does not answer. */
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
