import { StandingQuery } from '#contracts/full-time.ts'
import type { Day } from '#core/days.ts'
import { HttpError, reading } from '#server/http.ts'
import { memoized } from '#server/memo.ts'
import { standingOn } from '#server/full-time.ts'

export const prerender = false

const CACHE_SECONDS = 15

/** A day has a few hundred different sums. */
const textOf = memoized(CACHE_SECONDS * 1000, async (asked) => {
  const [day, points] = asked.split(' ')
  return JSON.stringify(await standingOn(day as Day, Number(points), Date.now()))
})

export const GET = reading(async ({ request }) => {
  const query = StandingQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new HttpError('bad-request', 'date is a day such as 2026-7-16, points a whole number')
  const body = await textOf(`${query.data.date} ${Number(query.data.points)}`)
  return new Response(body, {
    headers: { 'content-type': 'application/json', 'cache-control': `public, max-age=${CACHE_SECONDS}` },
  })
})
