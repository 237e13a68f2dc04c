import { ROUTES } from '#contracts/routes.ts'
import { deleteAccount } from '#server/account/delete.ts'
import { endpoint, HttpError } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { endedSession, sessionOf } from '#server/session.ts'
import { endedVisitor } from '#server/visitor.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Deletes the caller's account for good and ends session and visitor in this browser. */
export const POST = endpoint(ROUTES['POST /api/account/delete'], async (proof, exchange) => {
  const session = await sessionOf(exchange)
  if (!session) throw new HttpError('unauthorised', 'No user to delete')
  await limit(exchange, 'deletions', { user: session.user, visitor: null })
  await deleteAccount(session, proof, Date.now())
  for (const cookie of [...endedSession(exchange), endedVisitor(exchange.request)]) {
    exchange.headers.append('set-cookie', cookie)
  }
  return {}
})
