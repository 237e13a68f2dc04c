import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeRedirect } from '../i18n/redirect.ts'

/** The answer depends on cookie and language, so shared caches must not keep it. */
export const REDIRECT_HEADERS = { vary: 'Cookie, Accept-Language', 'cache-control': 'private, no-store' } as const

/** Redirects an address without a language to the visitor's language; false when no redirect is needed. */
export function redirectToLocale(request: IncomingMessage, response: ServerResponse): boolean {
  const location = localeRedirect({
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  })
  if (location === null) return false
  response.writeHead(302, { ...REDIRECT_HEADERS, location }).end()
  return true
}
