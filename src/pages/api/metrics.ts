import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'
import { isOperator, METRICS_TYPE, operatorFigures } from '#server/operator-figures.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Figures for the operator in Prometheus' text format; an unknown path for everybody else. */
export const GET = reading(ROUTES['GET /api/metrics'], async ({ request }) => {
  if (!isOperator(request)) throw new HttpError('not-found')
  return new Response(await operatorFigures(), { headers: { 'content-type': METRICS_TYPE } })
})

export { GET as HEAD }
