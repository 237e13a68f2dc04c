import { ROUTES } from '#contracts/routes.ts'
import { HttpError, parsedQuery, reading } from '#server/http.ts'
import { proxiedImage } from '#server/images/proxied.ts'
import { pictureAnswer } from '#server/pictures/answer.ts'
import { ANYBODY, limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const DAY_CACHE = { 'cache-control': 'public, max-age=86400' }
const DEFAULT_WIDTH = 128

const ROUTE = ROUTES['GET /api/image-proxy']

/**
 * Re-encodes a profile picture or flag from an allowed host, so that the visitor's browser never contacts that host.
 */
export const GET = reading(ROUTE, async (exchange) => {
  await limit(exchange, 'images', ANYBODY)
  const query = parsedQuery(ROUTE.query, exchange.request)
  // Rejects repeated parameters too: each different query string would be fetched anew.
  const { searchParams } = new URL(exchange.request.url)
  if (searchParams.size > Object.keys(query).length) throw new HttpError('bad-request')
  const { url, w = DEFAULT_WIDTH } = query
  return pictureAnswer(await proxiedImage(url, Number(w)), 'webp', DAY_CACHE)
})

export { GET as HEAD }
