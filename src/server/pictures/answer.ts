const TYPES = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' } as const

/** Drawings that change with a deployment only. */
export const PUBLIC_CACHE = 'public, max-age=55, s-maxage=55'
/** For addresses that contain a version. */
export const LASTING_CACHE = 'public, max-age=31536000, immutable'
/** For drawn portraits under the build's version, which a take-down does not change. */
export const WEEK_CACHE = 'public, max-age=604800, immutable'
/** For portrait addresses without a version: revalidated on every use, because portraits may be taken down. */
export const ASKING_CACHE = 'public, no-cache'
/** For pictures of live questions, the same for everybody while asked; a take-down takes effect after 30 s. */
export const LIVE_CACHE = 'public, max-age=30, s-maxage=30'
/** For steps of a player's run: small, private, and a cached copy would outlive a take-down. */
export const PRIVATE_CACHE = 'private, no-store'

/** Cache headers of an answer. */
export type Caching = { 'cache-control': string; etag?: string } & Record<string, string>

/** A picture opened as its own page may do nothing: no script, style, request or origin. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The headers reveal nothing of the subject: no file name, no date, no tag but the caller's. */
export function pictureAnswer(body: string | Uint8Array, format: keyof typeof TYPES, caching: Caching): Response {
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': TYPES[format],
      ...caching,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** True when the browser has the tagged version. Tags are weak, because a proxy may have compressed the drawing. */
export const isKept = ({ headers }: Request, tag: string): boolean =>
  (headers.get('if-none-match') ?? '').split(',').some((kept) => kept.trim() === tag)

/** 304 Not Modified. */
export const notModified = (caching: Caching): Response => new Response(null, { status: 304, headers: caching })
