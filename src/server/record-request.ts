import { log } from './log.ts'
import { observeRequest } from './metrics.ts'
import { inRequestScope } from './request-scope.ts'

/** The part of Astro's context that names a request. */
type Named = { request: Request; routePattern?: string }

/** Answers a request in its scope, then logs and counts it. */
export function recordRequest(
  { request, routePattern = 'unknown' }: Named,
  answer: () => Promise<Response>,
): Promise<Response> {
  return inRequestScope(request.method, routePattern, async (scope) => {
    const begun = performance.now()
    const response = await answer()
    const ms = Math.round(performance.now() - begun)
    log.info({ status: response.status, ms, backendCalls: scope.backendCalls }, 'request')
    observeRequest(scope, response.status, ms)
    return response
  })
}

/** Logs the error behind a page's 500 and returns the id to show with it. */
export function recordPageFailure(request: Request, error: unknown): string {
  return inRequestScope(request.method, 'page', ({ id }) => {
    log.error(error)
    return id
  })
}
