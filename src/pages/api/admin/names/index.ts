import { NAME_STATUSES, NamePage } from '#contracts/admin.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { queueOf } from '#server/admin/queues.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Names that players reported: the open ones, the oldest first; or with `?status=` decided ones, the newest first. */
export const GET = adminReading((exchange) => queueOf(exchange, 'list_name_reports', NAME_STATUSES, NamePage))
