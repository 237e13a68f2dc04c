import { ROUTES } from '#contracts/routes.ts'
import { PictureAddress, type PictureQuery } from '#contracts/pictures.ts'
import { HttpError, parsedQuery, reading } from '#server/http.ts'
import {
  ASKING_CACHE,
  type Caching,
  isKept,
  LASTING_CACHE,
  pictureAnswer,
  PUBLIC_CACHE,
  notModified,
  WEEK_CACHE,
} from '#server/pictures/answer.ts'
import { edgeCaching } from '#server/pictures/edge.ts'
import { addressVersion, rendered, tagOf, type Wanted } from '#server/pictures/render.ts'
import { pictureFor, type Picture } from '#server/pictures/source.ts'

export const prerender = false

const ROUTE = ROUTES['GET /img/[kind]/[file]']

/** Serves a picture by kind and id to everybody, but never the picture slot of a running puzzle. */
export const GET = reading(ROUTE, async ({ request, params }) => {
  const [id, format, ...rest] = (params['file'] ?? '').split('.')
  const address = PictureAddress.safeParse({ kind: params['kind'], id, format })
  if (!address.success || rest.length > 0) throw new HttpError('not-found')
  const query = parsedQuery(ROUTE.query, request)
  if (!isSound(address.data, query)) throw new HttpError('bad-request')

  const { kind } = address.data
  const picture = await pictureFor(kind, address.data.id, { cut: query.cut !== undefined, hands: query.cut !== 'bare' })
  if (!picture) throw new HttpError('not-found')
  const { v, ...sizes } = query
  const wanted = { ...address.data, ...sizes }
  const [lasting, ...others] = versionsOf(wanted, picture)
  if (v !== undefined && v !== lasting && !others.includes(v)) return movedTo(request, wanted.format, { v: lasting })
  const caching = cachingOf(wanted, picture, v === undefined ? 'none' : v === lasting ? 'own' : 'build')
  if (caching.etag && isKept(request, caching.etag)) return notModified(caching)
  if (wanted.format !== 'svg') return pictureAnswer(await rendered(wanted, picture), wanted.format, caching)
  if ('drawing' in picture) return pictureAnswer(picture.drawing, 'svg', caching)
  // A replacement is not a vector drawing.
  return movedTo(request, 'webp', v === undefined ? {} : { v })
})

const isSound = ({ kind, format }: PictureAddress, { px, cut }: PictureQuery): boolean =>
  (!px || format === 'webp') && (!cut || kind === 'portrait' || (kind === 'kit' && cut === '1'))

/**
 * Valid versions of an address, the lasting one first. Only portraits can be taken down, so a portrait has a version of
 * its own; pages know just the build's.
 */
const versionsOf = ({ kind }: Wanted, picture: Picture): [lasting: string, ...others: string[]] =>
  kind === 'portrait' ? [addressVersion(picture), import.meta.env.PICTURES] : [import.meta.env.PICTURES]

/** Redirects to another format or version of the same picture; uncached, because both may change at any time. */
function movedTo(request: Request, format: PictureAddress['format'], values: Record<string, string>): Response {
  const url = new URL(request.url)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  const location = `${url.pathname.replace(/\w+$/, format)}${url.search}`
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Cache headers. A portrait can be taken down between two deployments, so under the build's version a drawing is cached
 * for a week, and a replacement revalidates, as does everything without a version.
 */
function cachingOf(wanted: Wanted, picture: Picture, version: 'own' | 'build' | 'none'): Caching {
  const edge = wanted.kind === 'portrait' ? edgeCaching(wanted.id) : {}
  if (version === 'own') return { 'cache-control': LASTING_CACHE, ...edge }
  if (wanted.kind !== 'portrait') return { 'cache-control': PUBLIC_CACHE }
  if (version === 'build' && 'drawing' in picture) return { 'cache-control': WEEK_CACHE, ...edge }
  return { 'cache-control': ASKING_CACHE, etag: tagOf(wanted, picture), ...edge }
}
