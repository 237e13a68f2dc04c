import { ROUTES } from '#contracts/routes.ts'
import { addNameReport } from '#server/account/name-reports.ts'
import { callerOf } from '#server/caller.ts'
import { networkOf } from '#core/network.ts'
import { endpoint, json } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Answers 202 `{}` for any name. Creates no visitor: a report needs no cookie. */
export const POST = endpoint(ROUTES['POST /api/name-reports'], async ({ username }, exchange) => {
  const caller = await callerOf(exchange)
  // Without an account the limit is by network, because a visitor's cookie is easily deleted.
  await limit(exchange, 'reports', { user: caller.user, visitor: null })
  await addNameReport(caller, networkOf(exchange.clientAddress ?? 'unknown'), username, Date.now())
  return json({}, 202)
})
