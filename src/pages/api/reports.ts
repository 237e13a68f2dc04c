import { ROUTES } from '#contracts/routes.ts'
import { callerOf } from '#server/caller.ts'
import { networkOf } from '#core/network.ts'
import { endpoint, json } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { addReport } from '#server/reports.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Answers 201 with a new report, 200 with the existing one. Creates no visitor: a report needs no cookie. */
export const POST = endpoint(ROUTES['POST /api/reports'], async (body, exchange) => {
  const caller = await callerOf(exchange)
  // Without an account the limit is by network, because a visitor's cookie is easily deleted.
  await limit(exchange, 'reports', { user: caller.user, visitor: null })
  const { id, created } = await addReport(caller, networkOf(exchange.clientAddress ?? 'unknown'), body, Date.now())
  return json({ id }, created ? 201 : 200)
})
