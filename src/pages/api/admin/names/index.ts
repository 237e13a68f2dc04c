import { NAME_STATUSES, NamePage } from '#contracts/admin.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { queueOf } from '#server/admin/queues.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lists names that players reported: open ones, oldest first; with `?status=` decided ones, newest first. */
export const GET = adminReading((exchange) => queueOf(exchange, 'list_name_reports', NAME_STATUSES, NamePage))
