import { ROUTES } from '#contracts/routes.ts'
import { dayAt, type Day } from '#core/days.ts'
import { parsedQuery, reading } from '#server/http.ts'
import { ttlCached } from '#server/ttl-cache.ts'
import { todayOf } from '#server/today.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const CACHE_SECONDS = 15

/** Cached as text, because thousands of visitors get the same bytes. At most three days are today somewhere. */
const textOf = ttlCached(CACHE_SECONDS * 1000, async (day) => JSON.stringify(await todayOf(day as Day, Date.now())))

const ROUTE = ROUTES['GET /api/today']

export const GET = reading(ROUTE, async ({ request }) => {
  const { date = dayAt(Date.now()) } = parsedQuery(ROUTE.query, request, 'date is a day such as 2026-7-16')
  const body = await textOf(date)
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${CACHE_SECONDS}, s-maxage=${CACHE_SECONDS}, stale-while-revalidate=60`,
    },
  })
})

export { GET as HEAD }
