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
 * Versions that an address may have, the lasting one first. A portrait has one of its own, because it alone may be
 * taken down, and that of the build, which pages know.
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
 * A portrait can be taken down between two deployments. So under the build's version a drawing is kept for a week, and
 * a picture by others revalidates, as everything without a version does.
 */
function cachingOf(wanted: Wanted, picture: Picture, version: 'own' | 'build' | 'none'): Caching {
  const edge = wanted.kind === 'portrait' ? edgeCaching(wanted.id) : {}
  if (version === 'own') return { 'cache-control': LASTING_CACHE, ...edge }
  if (wanted.kind !== 'portrait') return { 'cache-control': PUBLIC_CACHE }
  if (version === 'build' && 'drawing' in picture) return { 'cache-control': WEEK_CACHE, ...edge }
  return { 'cache-control': ASKING_CACHE, etag: tagOf(wanted, picture), ...edge }
}
