import { ROUTES } from '#contracts/routes.ts'
import { auditPage } from '#server/admin/audit.ts'
import { adminReading } from '#server/admin/endpoints.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lists the audit log, newest first. */
export const GET = adminReading(ROUTES['GET /api/admin/audit'], auditPage)
