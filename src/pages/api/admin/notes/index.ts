import { ROUTES } from '#contracts/routes.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { queueOf } from '#server/admin/queues.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const ROUTE = ROUTES['GET /api/admin/notes']

/** Lists notes of the contact form: open ones, oldest first; with `?status=` held or closed ones. */
export const GET = adminReading(ROUTE, (exchange) => queueOf(exchange, 'list_contact_notes', ROUTE))
