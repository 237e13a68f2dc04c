import { adminReading } from '#server/admin/endpoints.ts'
import { shownPictures } from '#server/admin/pictures.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lists the pictures that replace drawings, and the footballers whose pictures are hidden. */
export const GET = adminReading(shownPictures)
