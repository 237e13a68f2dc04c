import { ROUTES } from '#contracts/routes.ts'
import { health } from '#server/health.ts'
import { errorAnswer, HttpError } from '#server/http-error.ts'
import { json, reading } from '#server/http.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Reports the state of site, backend and rooms: 200 while all answer, else 503 (an error answer with the parts). */
export const GET = reading(ROUTES['GET /api/health'], async () => {
  const parts = await health()
  if (!Object.values(parts).includes('down')) return { status: 'ok' as const, ...parts }
  return json({ ...errorAnswer(new HttpError('unavailable')), status: 'down', ...parts }, 503)
})

export { GET as HEAD }
