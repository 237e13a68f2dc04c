const TYPES = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' } as const

/** Drawings that change with a deployment only. */
export const PUBLIC_CACHE = 'public, max-age=55, s-maxage=55'
/** Under an address that names its version. */
export const LASTING_CACHE = 'public, max-age=31536000, immutable'
/** People may be taken down: whoever kept a portrait asks whether it may still be shown, every time. */
export const ASKING_CACHE = 'public, no-cache'
/** A step of a run is its player's alone and small enough to be fetched again; kept, it would outlive a take-down. */
export const PRIVATE_CACHE = 'private, no-store'

/** How long an answer may be kept, and what names it for whoever asks again. */
export type Caching = { 'cache-control': string; etag?: string }

/** A picture opened as a page of its own may do nothing: no script, no style, no request, no origin. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Nothing in the headers depends on who or what is shown: no file name, no date, no tag but the caller's. */
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

/** True when the browser holds what the tag names. Tags are weak: a proxy may have compressed the same drawing. */
export const isKept = ({ headers }: Request, tag: string): boolean =>
  (headers.get('if-none-match') ?? '').split(',').some((kept) => kept.trim() === tag)

/** Keep what you have. */
export const stillTheSame = (caching: Caching): Response => new Response(null, { status: 304, headers: caching })
