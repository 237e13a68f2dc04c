import { ROUTES } from '#contracts/routes.ts'
import { signedIn } from '#server/caller.ts'
import { formBody, pictureIn } from '#server/form-body.ts'
import { reading } from '#server/http.ts'
import { asWebp } from '#server/images/encode.ts'
import { hostPicture } from '#server/images/image-host.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Side in pixels: twice the largest place (96), for sharp screens. */
const SIZE = 256

/**
 * Takes a form with the player's picture in `image`, re-encodes it small and uploads it to the image host. Answers
 * `{url}`; `PATCH /users` makes it the profile picture.
 */
export const POST = reading(ROUTES['POST /api/account/picture'], async (exchange) => {
  await limit(exchange, 'uploads', await signedIn(exchange))
  const picture = pictureIn(await formBody(exchange.request), 'image')
  return { url: await hostPicture(await asWebp(await picture, { size: SIZE })) }
})
