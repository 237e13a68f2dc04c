import { ROUTES } from '#contracts/routes.ts'
import { idOf } from '#server/admin/decisions.ts'
import { deciding } from '#server/admin/endpoints.ts'
import { decideRun } from '#server/admin/runs.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Accepts or rejects a ranked run under review. */
export const POST = deciding(ROUTES['POST /api/admin/runs/[id]'], (admin, decision, { params }) =>
  decideRun(admin, idOf(params), decision),
)
