import { HttpError } from './http-error.ts'

/** Maximum time of one backend call, ms: the longest a player waits to hear that it is down. */
export const BACKEND_MS = 5000

/** `fetch` that aborts after `BACKEND_MS`, body included, in addition to the caller's signal. */
export const backendFetch: typeof fetch = (input, init) => {
  const deadline = AbortSignal.timeout(BACKEND_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  return fetch(input, { ...init, signal })
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
