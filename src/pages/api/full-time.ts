import { ROUTES } from '#contracts/routes.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { parsedQuery, reading } from '#server/http.ts'
import { standingOn } from '#server/full-time.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const ROUTE = ROUTES['GET /api/full-time']

export const GET = reading(ROUTE, async (exchange) => {
  const { date, points } = parsedQuery(
    ROUTE.query,
    exchange.request,
    'date is a day such as 2026-7-16, points a whole number',
  )
  const caller = await callerOf(exchange)
  await limit(exchange, 'standings', caller)
  return standingOn(date, Number(points), ownerOf(caller), Date.now())
})

export { GET as HEAD }
