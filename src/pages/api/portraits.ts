import { ROUTES } from '#contracts/routes.ts'
import type { SentPortraits } from '#contracts/pictures.ts'
import { reading } from '#server/http.ts'
import { pictureRows } from '#server/pictures/rows.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const CACHE = 'public, max-age=5'

/** Lists the authors of portraits that replace our drawings, for any page that shows one. */
export const GET = reading(ROUTES['GET /api/portraits'], async ({ headers }): Promise<SentPortraits> => {
  headers.set('cache-control', CACHE)
  const rows = [...(await pictureRows()).values()]
  return Object.fromEntries(
    rows.flatMap(({ player, author, takenDown }) => (takenDown === null && author ? [[player, author]] : [])),
  )
})

export { GET as HEAD }
