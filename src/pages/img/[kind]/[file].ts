import { PictureAddress, PictureQuery } from '#contracts/pictures.ts'
import { HttpError, reading } from '#server/http.ts'
import { pictureAnswer, PUBLIC_CACHE } from '#server/pictures/answer.ts'
import { rendered } from '#server/pictures/render.ts'
import { pictureFor } from '#server/pictures/source.ts'

export const prerender = false

/** A picture of somebody or something by its id: for everybody, and never the picture place of a running puzzle. */
export const GET = reading(async ({ request, params }) => {
  const [id, format, ...rest] = (params['file'] ?? '').split('.')
  const address = PictureAddress.safeParse({ kind: params['kind'], id, format })
  if (!address.success || rest.length > 0) throw new HttpError('not-found')
  const url = new URL(request.url)
  const query = PictureQuery.safeParse(Object.fromEntries(url.searchParams))
  if (!query.success || (query.data.px && address.data.format !== 'webp')) throw new HttpError('bad-request')

  const picture = await pictureFor(address.data.kind, address.data.id)
  if (!picture) throw new HttpError('not-found')
  const wanted = { ...address.data, ...query.data }
  if (wanted.format !== 'svg') {
    return pictureAnswer(await rendered(wanted, picture), wanted.format, PUBLIC_CACHE)
  }
  // A replacement is no vector drawing; whoever asks for one still gets to see it.
  if (!('drawing' in picture)) return redirect(`/img/${wanted.kind}/${wanted.id}.webp${url.search}`)
  return pictureAnswer(picture.drawing, 'svg', PUBLIC_CACHE)
})

const redirect = (location: string) =>
  new Response(null, { status: 307, headers: { location, 'cache-control': PUBLIC_CACHE } })
