import { AsyncLocalStorage } from 'node:async_hooks'
import { optional } from './env.ts'
import { HttpError } from './http-error.ts'
import { observeBackendCall, type BackendOutcome } from './metrics.ts'
import { requestScope } from './request-scope.ts'

/** Maximum time of one backend call, ms: the longest wait of a player before an error. */
export const backendMs = (): number => Number(optional('BACKEND_DEADLINE_MS') ?? 5000)

/** The request that the current code answers; `isLate` once one of its backend calls has run out of time. */
const request = new AsyncLocalStorage<{ isLate: boolean }>()

/** Runs the work of one request: after its first backend call without an answer, further ones fail at once. */
export const withOneDeadline = <Result>(work: () => Promise<Result>): Promise<Result> =>
  request.run({ isLate: false }, work)

/**
 * `fetch` that aborts after `backendMs`, body included, in addition to the caller's signal. Counts the round trip for
 * the request being answered.
 */
export const backendFetch: typeof fetch = async (input, init) => {
  const asking = request.getStore()
  if (asking?.isLate) throw new DOMException('The backend did not answer an earlier call', 'TimeoutError')
  const deadline = AbortSignal.timeout(backendMs())
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  const scope = requestScope()
  if (scope) scope.backendCalls++
  const begun = performance.now()
  let outcome: BackendOutcome = 'unreachable'
  try {
    const answer = await fetch(input, { ...init, signal })
    outcome = answer.ok ? 'answered' : 'refused'
    return answer
  } finally {
    if (asking) asking.isLate ||= deadline.aborted
    observeBackendCall(scope?.route ?? 'none', outcome, performance.now() - begun)
  }
}

/** Resolves with the result of `work`; rejects with `unavailable` after `backendMs`, even if a library retries. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new HttpError('unavailable')), backendMs())
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
