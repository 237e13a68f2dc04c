import { StandingQuery } from '#contracts/full-time.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { HttpError, reading } from '#server/http.ts'
import { standingOn } from '#server/full-time.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

export const GET = reading(async (exchange) => {
  const query = StandingQuery.safeParse(Object.fromEntries(new URL(exchange.request.url).searchParams))
  if (!query.success) throw new HttpError('bad-request', 'date is a day such as 2026-7-16, points a whole number')
  const caller = await callerOf(exchange)
  await limit(exchange, 'standings', caller)
  return standingOn(query.data.date, Number(query.data.points), ownerOf(caller), Date.now())
})

export { GET as HEAD }
