import { TodayQuery } from '#contracts/today.ts'
import { dayAt, type Day } from '#core/days.ts'
import { HttpError, reading } from '#server/http.ts'
import { ttlCached } from '#server/ttl-cache.ts'
import { todayOf } from '#server/today.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const CACHE_SECONDS = 15

/** Cached as text: thousands of visitors get the same bytes. At most three days are today somewhere. */
const textOf = ttlCached(CACHE_SECONDS * 1000, async (day) => JSON.stringify(await todayOf(day as Day, Date.now())))

export const GET = reading(async ({ request }) => {
  const query = TodayQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new HttpError('bad-request', 'date is a day such as 2026-7-16')
  const body = await textOf(query.data.date ?? dayAt(Date.now()))
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${CACHE_SECONDS}, s-maxage=${CACHE_SECONDS}, stale-while-revalidate=60`,
    },
  })
})

export { GET as HEAD }
