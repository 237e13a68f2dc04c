import { ROUTES } from '#contracts/routes.ts'
import * as z from 'zod/mini'
import { signedIn } from '#server/caller.ts'
import { HttpError, reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { withdrawSubmission } from '#server/submissions/submissions.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Withdraws the caller's picture while it is undecided. */
export const POST = reading(ROUTES['POST /api/submissions/[id]/withdraw'], async (exchange) => {
  const caller = await signedIn(exchange)
  await limit(exchange, 'submissions', caller)
  const id = z.uuid().safeParse(exchange.params['id'])
  if (!id.success) throw new HttpError('not-found')
  return withdrawSubmission(caller.user.id, id.data)
})
