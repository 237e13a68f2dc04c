import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'
import { isFromCron, keepUp } from '#server/upkeep.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** For a cron with CRON_SECRET; anyone else gets `not-found`. `?archive`: also draws every past day. */
export const GET = reading(ROUTES['GET /api/upkeep'], async ({ request }) => {
  if (!isFromCron(request)) throw new HttpError('not-found')
  return keepUp(Date.now(), new URL(request.url).searchParams.has('archive'))
})
