import { ROUTES } from '#contracts/routes.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { poolsAt } from '#server/admin/pools.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns the size of every pool, and why a mode or theme is closed. */
export const GET = adminReading(ROUTES['GET /api/admin/pools'], () => poolsAt(Date.now()))
