import { ROUTES } from '#contracts/routes.ts'
import { decideName } from '#server/admin/names.ts'
import { idOf } from '#server/admin/decisions.ts'
import { deciding } from '#server/admin/endpoints.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Removes a reported name or keeps it. */
export const POST = deciding(ROUTES['POST /api/admin/names/[id]'], (admin, decision, { params }) =>
  decideName(admin, idOf(params), decision),
)
