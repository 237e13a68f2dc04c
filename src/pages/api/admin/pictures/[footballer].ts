import { ROUTES } from '#contracts/routes.ts'
import { deciding } from '#server/admin/endpoints.ts'
import { decidePicture } from '#server/admin/pictures.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Hides the pictures of a footballer or shows them again. */
export const POST = deciding(ROUTES['POST /api/admin/pictures/[footballer]'], (admin, body, { params }) =>
  decidePicture(admin, params['footballer'] ?? '', body),
)
