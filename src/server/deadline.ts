import { HttpError } from './http-error.ts'

/** How long the backend may take for one call, ms. A player waits no longer to hear that it does not answer. */
export const BACKEND_MS = 5000

/** `fetch` that ends after `BACKEND_MS`, answer included, whatever signal the caller gives as well. */
export const backendFetch: typeof fetch = (input, init) => {
  const deadline = AbortSignal.timeout(BACKEND_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  return fetch(input, { ...init, signal })
}

/** What `work` resolves with; rejects with `unavailable` after `BACKEND_MS`, however often a library tries again. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new HttpError('unavailable')), BACKEND_MS)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
