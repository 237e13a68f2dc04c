import { ROUTES } from '#contracts/routes.ts'
import { idOf } from '#server/admin/decisions.ts'
import { deciding } from '#server/admin/endpoints.ts'
import { decideReport } from '#server/admin/reports.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Accepts or refuses a report of a wrong fact. */
export const POST = deciding(ROUTES['POST /api/admin/reports/[id]'], (admin, decision, { params }) =>
  decideReport(admin, idOf(params), decision),
)
