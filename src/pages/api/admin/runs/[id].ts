import { RunDecision } from '#contracts/admin.ts'
import { idOf } from '#server/admin/decisions.ts'
import { deciding } from '#server/admin/endpoints.ts'
import { decideRun } from '#server/admin/runs.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lets a ranked run that waits stand, or does not. */
export const POST = deciding(RunDecision, (admin, decision, { params }) => decideRun(admin, idOf(params), decision))
