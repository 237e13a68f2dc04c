import { ROUTES } from '#contracts/routes.ts'
import { idOf } from '#server/admin/decisions.ts'
import { deciding } from '#server/admin/endpoints.ts'
import { decideNote } from '#server/admin/notes.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Closes or reopens a note. */
export const POST = deciding(ROUTES['POST /api/admin/notes/[id]'], (admin, decision, { params }) =>
  decideNote(admin, idOf(params), decision),
)
