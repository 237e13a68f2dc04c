const TYPES = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' } as const

/** With the five seconds of the list of rows, an approval or a take-down shows within a minute. */
export const PUBLIC_CACHE = 'public, max-age=55, s-maxage=55'
/** A step of a run stays what it is, and is its player's alone. */
export const PRIVATE_CACHE = 'private, max-age=300'

/** A picture opened as a page of its own may do nothing: no script, no style, no request, no origin. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Nothing in the headers depends on who or what is shown: no file name, no date, no tag made of the bytes. */
export function pictureAnswer(body: string | Uint8Array, format: keyof typeof TYPES, cache: string): Response {
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': TYPES[format],
      'cache-control': cache,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    },
  })
}
