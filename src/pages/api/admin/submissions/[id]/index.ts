import { ROUTES } from '#contracts/routes.ts'
import { idOf } from '#server/admin/decisions.ts'
import { deciding } from '#server/admin/endpoints.ts'
import { decideSubmission } from '#server/admin/submissions.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Publishes a picture in the games or rejects it. */
export const POST = deciding(ROUTES['POST /api/admin/submissions/[id]'], (admin, decision, { params }) =>
  decideSubmission(admin, idOf(params), decision),
)
