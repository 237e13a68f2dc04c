// Vercel's routing middleware: runs before the file lookup, so it covers prerendered pages, too.
import { localeRedirect } from '#i18n/redirect.ts'
import { REDIRECT_HEADERS } from '#server/locale-redirect.ts'

/** Vercel's signal to continue. */
const NEXT = { 'x-middleware-next': '1' }

export default function middleware(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const location = localeRedirect({
    method: request.method,
    url: pathname + search,
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
  })
  if (location === null) return new Response(null, { headers: NEXT })
  return new Response(null, { status: 302, headers: { ...REDIRECT_HEADERS, location } })
}
