import { NewNameReport } from '#contracts/account.ts'
import { addNameReport } from '#server/account/name-reports.ts'
import { callerOf } from '#server/caller.ts'
import { networkOf } from '#core/network.ts'
import { endpoint, json } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** 202 `{}`, whosever name it is. Makes nobody a visitor: a report needs no cookie. */
export const POST = endpoint(NewNameReport, async ({ username }, exchange) => {
  const caller = await callerOf(exchange)
  // A visitor's cookie is easily thrown away: without an account it is the address that reports.
  await limit(exchange, 'reports', { user: caller.user, visitor: null })
  await addNameReport(caller, networkOf(exchange.clientAddress ?? 'unknown'), username, Date.now())
  return json({}, 202)
})
