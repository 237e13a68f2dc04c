import { ROUTES } from '#contracts/routes.ts'
import { PictureAddress, type PictureQuery } from '#contracts/pictures.ts'
import type { PictureKind } from '#pictures/index.ts'
import { HttpError, parsedQuery, reading } from '#server/http.ts'
import {
  ASKING_CACHE,
  type Caching,
  isKept,
  LASTING_CACHE,
  pictureAnswer,
  PUBLIC_CACHE,
  stillTheSame,
} from '#server/pictures/answer.ts'
import { currentCrests } from '#server/pictures/crests.ts'
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

  const picture = await pictureFor(address.data.kind, address.data.id, { cut: query.cut === '1' })
  if (!picture) throw new HttpError('not-found')
  const { v, ...sizes } = query
  const wanted = { ...address.data, ...sizes }
  const version = lastingVersion(wanted, picture)
  if (v !== undefined && v !== version) return movedTo(request, wanted.format, { v: version })
  const caching = cachingOf(wanted, picture, v !== undefined)
  if (caching.etag && isKept(request, caching.etag)) return stillTheSame(caching)
  if (wanted.format !== 'svg') return pictureAnswer(await rendered(wanted, picture), wanted.format, caching)
  if ('drawing' in picture) return pictureAnswer(picture.drawing, 'svg', caching)
  // A replacement is not a vector drawing.
  return movedTo(request, 'webp', v === undefined ? {} : { v })
})

const isSound = ({ kind, format }: PictureAddress, { px, v, cut }: PictureQuery): boolean =>
  (!px || format === 'webp') &&
  (v === undefined || isVersioned(kind)) &&
  (!cut || kind === 'portrait' || kind === 'kit')

/** Portraits have a version each, because one alone may be taken down; crests have that of the build. */
const isVersioned = (kind: PictureKind): boolean => kind === 'portrait' || kind === 'crest'
const lastingVersion = ({ kind }: Wanted, picture: Picture): string =>
  kind === 'crest' ? currentCrests() : addressVersion(picture)

/** Redirects to another format or version of the same picture; uncached, because both may change at any time. */
function movedTo(request: Request, format: PictureAddress['format'], values: Record<string, string>): Response {
  const url = new URL(request.url)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  const location = `${url.pathname.replace(/\w+$/, format)}${url.search}`
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}

/** Revalidates portraits without a version, because they can be taken down between two deployments. */
function cachingOf(wanted: Wanted, picture: Picture, isLasting: boolean): Caching {
  const edge = wanted.kind === 'portrait' ? edgeCaching(wanted.id) : {}
  if (isLasting) return { 'cache-control': LASTING_CACHE, ...edge }
  if (wanted.kind !== 'portrait') return { 'cache-control': PUBLIC_CACHE }
  return { 'cache-control': ASKING_CACHE, etag: tagOf(wanted, picture), ...edge }
}
