import { adminReading } from '#server/admin/endpoints.ts'
import { shownPictures } from '#server/admin/pictures.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** The pictures that stand before drawings, and the footballers who are hidden. */
export const GET = adminReading(shownPictures)
