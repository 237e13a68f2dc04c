import { ROUTES } from '#contracts/routes.ts'
import { deciding } from '#server/admin/endpoints.ts'
import { voidDaily } from '#server/admin/void-daily.ts'
import { HttpError } from '#server/http.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

const NUMBER = /^[1-9]\d{0,15}$/

/** Replaces a wrong puzzle. */
export const POST = deciding(
  ROUTES['POST /api/admin/dailies/[id]/void'],
  (admin, { reason }, { params: { id = '' } }) => {
    if (!NUMBER.test(id)) throw new HttpError('not-found')
    return voidDaily(admin, Number(id), reason, Date.now())
  },
)
