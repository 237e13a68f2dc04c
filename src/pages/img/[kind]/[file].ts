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
  stillTheSame,
} from '#server/pictures/answer.ts'
import { currentCrests } from '#server/pictures/crests.ts'
import { rendered, tagOf, type Wanted } from '#server/pictures/render.ts'
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
  const caching = cachingOf(wanted, picture, v)
  if (caching.etag && isKept(request, caching.etag)) return stillTheSame(caching)
  if (wanted.format !== 'svg') return pictureAnswer(await rendered(wanted, picture), wanted.format, caching)
  if ('drawing' in picture) return pictureAnswer(picture.drawing, 'svg', caching)
  // Redirects to the raster file: a replacement is not a vector drawing.
  const location = `/img/${wanted.kind}/${wanted.id}.webp${new URL(request.url).search}`
  return new Response(null, { status: 307, headers: { location, 'cache-control': caching['cache-control'] } })
})

const isSound = ({ kind, format }: PictureAddress, { px, v, cut }: PictureQuery): boolean =>
  (!px || format === 'webp') && (v === undefined || kind === 'crest') && (!cut || kind === 'portrait' || kind === 'kit')

/** Revalidates portraits, the only pictures that can be taken down between two deployments. */
function cachingOf(wanted: Wanted, picture: Picture, version: string | undefined): Caching {
  if (wanted.kind === 'portrait') return { 'cache-control': ASKING_CACHE, etag: tagOf(wanted, picture) }
  return { 'cache-control': version === currentCrests() ? LASTING_CACHE : PUBLIC_CACHE }
}
