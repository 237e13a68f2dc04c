import { NewNameReport } from '#contracts/account.ts'
import { addNameReport } from '#server/account/name-reports.ts'
import { callerOf } from '#server/caller.ts'
import { endpoint, json } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export const prerender = false

/** 202 `{}`, whosever name it is. Makes nobody a visitor: a report needs no cookie. */
export const POST = endpoint(NewNameReport, async ({ username }, exchange) => {
  await limit(exchange, 'reports')
  const caller = await callerOf(exchange)
  await addNameReport(caller, exchange.clientAddress ?? 'unknown', username, Date.now())
  return json({}, 202)
})
