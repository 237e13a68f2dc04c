import { DoubtedRunPage, RUN_STATUSES } from '#contracts/admin.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { queueOf } from '#server/admin/queues.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lists ranked runs under review, oldest first; with `?status=` decided ones, newest first. */
export const GET = adminReading((exchange) => queueOf(exchange, 'list_run_reviews', RUN_STATUSES, DoubtedRunPage))
