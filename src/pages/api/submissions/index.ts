import { ROUTES } from '#contracts/routes.ts'
import { signedIn } from '#server/caller.ts'
import { formBody } from '#server/form-body.ts'
import { json, reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { addSubmission } from '#server/submissions/submissions.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Answers 201 with the new submission; the form is `NewSubmission` plus a file or a link. */
export const POST = reading(ROUTES['POST /api/submissions'], async (exchange) => {
  const caller = await signedIn(exchange)
  await limit(exchange, 'submissions', caller)
  return json(await addSubmission(caller.user.id, await formBody(exchange.request)), 201)
})
