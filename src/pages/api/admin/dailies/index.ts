import { comingDailies } from '#server/admin/dailies.ts'
import { adminReading } from '#server/admin/endpoints.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Today and the coming days of every game, with their answers. */
export const GET = adminReading(() => comingDailies(Date.now()))
