import * as z from 'zod/mini'
import { PHOTO_WIDTHS } from '#core/photo.ts'
import { HttpError, reading } from '#server/http.ts'
import { proxiedImage } from '#server/images/proxied.ts'
import { pictureAnswer } from '#server/pictures/answer.ts'
import { ANYBODY, limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const DAY_CACHE = { 'cache-control': 'public, max-age=86400' }
const DEFAULT_WIDTH = 128

/** Rejects other parameters: each different query string would be fetched anew. */
const Query = z.strictObject({
  url: z.string().check(z.minLength(1)),
  w: z.optional(z.enum(PHOTO_WIDTHS.map(String))),
})

/**
 * Re-encodes a profile picture or flag from an allowed host, so that the visitor's browser never contacts that host.
 */
export const GET = reading(async (exchange) => {
  await limit(exchange, 'images', ANYBODY)
  const { searchParams } = new URL(exchange.request.url)
  const query = Query.safeParse(Object.fromEntries(searchParams))
  if (!query.success || searchParams.size > Object.keys(query.data).length) throw new HttpError('bad-request')
  const { url, w = DEFAULT_WIDTH } = query.data
  return pictureAnswer(await proxiedImage(url, Number(w)), 'webp', DAY_CACHE)
})

export { GET as HEAD }
