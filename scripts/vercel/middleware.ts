// Vercel's routing middleware: runs before a file is looked up, so prerendered pages are covered too.
import { localeRedirect } from '#i18n/redirect.ts'
import { REDIRECT_HEADERS } from '#server/locale-redirect.ts'

/** Vercel's word for "not mine, go on". */
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
