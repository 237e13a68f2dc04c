import { ROUTES } from '#contracts/routes.ts'
import { idOf } from '#server/admin/decisions.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { previewOf } from '#server/admin/submissions.ts'
import { pictureAnswer } from '#server/pictures/answer.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns a submitted picture as WebP of at most 1024 pixels a side. */
export const GET = adminReading(ROUTES['GET /api/admin/submissions/[id]/picture'], async ({ params }) =>
  pictureAnswer(await previewOf(idOf(params)), 'webp', { 'cache-control': 'no-store' }),
)
