import { ROUTES } from '#contracts/routes.ts'
import { boardPage } from '#server/boards/page.ts'
import { boardOfAddress } from '#server/boards/query.ts'
import { boardAsked } from '#server/boards/period.ts'
import type { BoardId } from '#contracts/boards.ts'
import type { PeriodKind } from '#core/periods.ts'
import { reading } from '#server/http.ts'
import { ttlCached } from '#server/ttl-cache.ts'
import { settleRanked } from '#server/runs/settle.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const CACHE_SECONDS = 15

/** Cached as text, because thousands of visitors get the same bytes. */
const textOf = ttlCached(CACHE_SECONDS * 1000, async (key) => {
  const [board, period, of] = key.split(' ') as [BoardId, PeriodKind, string]
  const now = Date.now()
  await settleRanked(now)
  return JSON.stringify(await boardPage(boardAsked({ board, period, of }, now), now))
})

export const GET = reading(ROUTES['GET /api/table'], async ({ request }) => {
  const { board, period } = boardOfAddress(request.url, Date.now())
  return new Response(await textOf(`${board} ${period.kind} ${period.of}`), {
    headers: {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${CACHE_SECONDS}, s-maxage=${CACHE_SECONDS}, stale-while-revalidate=60`,
    },
  })
})

export { GET as HEAD }
