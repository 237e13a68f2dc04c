import { ROUTES } from '#contracts/routes.ts'
import { parsedQuery, reading } from '#server/http.ts'
import { ttlCached } from '#server/ttl-cache.ts'
import { matchBoard } from '#server/quiz/results.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const CACHE_SECONDS = 15

const textOf = ttlCached(CACHE_SECONDS * 1000, async (of) => JSON.stringify(await matchBoard(Number(of), Date.now())))

const ROUTE = ROUTES['GET /api/quiz/match']

/** Returns the leaderboard of one live match, the same for everybody. */
export const GET = reading(ROUTE, async ({ request }) => {
  const { of } = parsedQuery(ROUTE.query, request, 'of: the number of a match')
  return new Response(await textOf(String(of)), {
    headers: {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${CACHE_SECONDS}, s-maxage=${CACHE_SECONDS}`,
    },
  })
})

export { GET as HEAD }
