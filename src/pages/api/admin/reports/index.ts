import { REPORT_STATUSES, ReportPage } from '#contracts/admin.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { queueOf } from '#server/admin/queues.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lists reports of wrong facts: open ones, oldest first; with `?status=` decided ones, newest first. */
export const GET = adminReading((exchange) => queueOf(exchange, 'list_reports', REPORT_STATUSES, ReportPage))
