import { ROUTES } from '#contracts/routes.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { queueOf } from '#server/admin/queues.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const ROUTE = ROUTES['GET /api/admin/runs']

/** Lists ranked runs under review, oldest first; with `?status=` decided ones, newest first. */
export const GET = adminReading(ROUTE, (exchange) => queueOf(exchange, 'list_run_reviews', ROUTE))
