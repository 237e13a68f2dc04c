import { NewReport } from '#contracts/reports.ts'
import { callerOf } from '#server/caller.ts'
import { endpoint, json } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { addReport } from '#server/reports.ts'

export const prerender = false

/** 201 with a new report, 200 with the same one again. Makes nobody a visitor: a report needs no cookie. */
export const POST = endpoint(NewReport, async (body, exchange) => {
  await limit(exchange, 'reports')
  const caller = await callerOf(exchange)
  const { id, created } = await addReport(caller, exchange.clientAddress ?? 'unknown', body, Date.now())
  return json({ id }, created ? 201 : 200)
})
