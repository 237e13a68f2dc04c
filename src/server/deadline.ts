import { AsyncLocalStorage } from 'node:async_hooks'
import { HttpError } from './http-error.ts'

/** Maximum time of one backend call, ms: the longest a player waits to hear that it is down. */
export const BACKEND_MS = 5000

/** The request that the current code answers; `isLate` once one of its backend calls has run out of time. */
const request = new AsyncLocalStorage<{ isLate: boolean }>()

/** Runs the work of one request: after its first backend call without an answer, further ones fail at once. */
export const withOneDeadline = <Result>(work: () => Promise<Result>): Promise<Result> =>
  request.run({ isLate: false }, work)

/** `fetch` that aborts after `BACKEND_MS`, body included, in addition to the caller's signal. */
export const backendFetch: typeof fetch = (input, init) => {
  const asking = request.getStore()
  if (asking?.isLate) return Promise.reject(new DOMException('The backend has not answered before', 'TimeoutError'))
  const deadline = AbortSignal.timeout(BACKEND_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  const answer = fetch(input, { ...init, signal })
  answer.catch(() => {
    if (asking) asking.isLate ||= deadline.aborted
  })
  return answer
}

/** Resolves with the result of `work`; rejects with `unavailable` after `BACKEND_MS`, even if a library retries. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new HttpError('unavailable')), BACKEND_MS)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
