import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'
import { isFromCron, keepUp } from '#server/upkeep.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const VERCEL_CRON = /^vercel-cron\//
/** Known per instance, and thus per deployment. */
let isArchiveDrawn = false

/**
 * Runs the upkeep for a cron with CRON_SECRET; anyone else gets `not-found`. `?archive`: also draws the missing puzzles
 * of past days, as Vercel's cron does after a deployment until none is missing; `?archive=12`: at most twelve of them.
 */
export const GET = reading(ROUTES['GET /api/upkeep'], async ({ request }) => {
  if (!isFromCron(request)) throw new HttpError('not-found')
  const isVercels = VERCEL_CRON.test(request.headers.get('user-agent') ?? '')
  const asked = new URL(request.url).searchParams.get('archive')
  const archive = asked === null ? (isVercels && !isArchiveDrawn ? Infinity : 0) : Number(asked) || Infinity
  const done = await keepUp(Date.now(), archive)
  isArchiveDrawn ||= archive > 0 && done.left === 0
  return done
})
