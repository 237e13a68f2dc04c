import { ROUTES } from '#contracts/routes.ts'
import { comingDailies } from '#server/admin/dailies.ts'
import { adminReading } from '#server/admin/endpoints.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lists today's and the coming dailies of every game, with their answers. */
export const GET = adminReading(ROUTES['GET /api/admin/dailies'], () => comingDailies(Date.now()))
