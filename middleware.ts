// Vercel's routing middleware: runs before a file is looked up, so prerendered pages are covered too.
import { localeRedirect } from './src/i18n/redirect.ts'
import { REDIRECT_HEADERS } from './src/server/locale-redirect.ts'

export const config = { runtime: 'nodejs', matcher: ['/((?!_astro/|api/).*)'] }

/** Undefined lets the request through. */
export default function middleware(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const location = localeRedirect({
    method: request.method,
    url: pathname + search,
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
  })
  if (location === null) return undefined
  return new Response(null, { status: 302, headers: { ...REDIRECT_HEADERS, location } })
}
