import { ERRORS } from '#contracts/errors.ts'
import { noteFullDisk } from './full-disk.ts'
import { log } from './log.ts'
import { observeRequest } from './metrics.ts'
import { reportError } from './error-report.ts'
import { inRequestScope, traceOf, type RequestScope } from './request-scope.ts'

/** The part of Astro's context that names a request. */
type Named = { request: Request; routePattern?: string }

/** Answers a request in its scope, then logs and counts it. */
export function recordRequest(
  { request, routePattern = 'unknown' }: Named,
  answer: () => Promise<Response>,
): Promise<Response> {
  const recorded = async (scope: RequestScope) => {
    const begun = performance.now()
    const response = await answer()
    const ms = Math.round(performance.now() - begun)
    log.info({ status: response.status, ms, backendCalls: scope.backendCalls }, 'request')
    observeRequest(scope, response.status, ms)
    if (response.status === ERRORS['no-space']) noteFullDisk()
    return response
  }
  return inRequestScope(request.method, routePattern, recorded, traceOf(request.headers))
}

/** Logs and reports the error behind a page's 500, and resolves with the id to show with it. */
export function recordPageFailure(request: Request, error: unknown): Promise<string> {
  const recorded = async ({ id }: RequestScope) => {
    log.error(error)
    await reportError(error)
    return id
  }
  return inRequestScope(request.method, 'page', recorded, traceOf(request.headers))
}
