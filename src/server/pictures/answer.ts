const TYPES = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' } as const

/** Drawings that change with a deployment only. */
export const PUBLIC_CACHE = 'public, max-age=55, s-maxage=55'
/** For addresses that contain a version. */
export const LASTING_CACHE = 'public, max-age=31536000, immutable'
/** For drawn portraits under the build's version, which a take-down does not change. */
export const WEEK_CACHE = 'public, max-age=604800, immutable'
/** Portraits may be taken down, so every use without a version revalidates. */
export const ASKING_CACHE = 'public, no-cache'
/** A live question has one picture for everybody, for as long as it is asked; a take-down shows as late. */
export const LIVE_CACHE = 'public, max-age=30, s-maxage=30'
/** A step belongs to its player and is small; a cached copy would outlive a take-down. */
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

/** True when the browser holds the tagged version. Tags are weak, because a proxy may have compressed the drawing. */
export const isKept = ({ headers }: Request, tag: string): boolean =>
  (headers.get('if-none-match') ?? '').split(',').some((kept) => kept.trim() === tag)

/** 304 Not Modified. */
export const stillTheSame = (caching: Caching): Response => new Response(null, { status: 304, headers: caching })
