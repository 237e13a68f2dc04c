import { ROUTES } from '#contracts/routes.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { figuresAt } from '#server/admin/figures.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns the figures of the last 28 days. */
export const GET = adminReading(ROUTES['GET /api/admin/figures'], () => figuresAt(Date.now()))
