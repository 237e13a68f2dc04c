import { ROUTES } from '#contracts/routes.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { shownPictures } from '#server/admin/pictures.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lists the pictures that replace drawings, and the footballers whose pictures are hidden. */
export const GET = adminReading(ROUTES['GET /api/admin/pictures'], shownPictures)
