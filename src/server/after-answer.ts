/** Where Vercel keeps the running request's context (`waitUntil` of @vercel/functions reads the same). */
const CONTEXT = Symbol.for('@vercel/request-context')

type Requests = { get?: () => { waitUntil?: (work: Promise<unknown>) => void } | undefined }

/** Lets work go on after the answer: Vercel would freeze the instance otherwise; other servers just run on. */
export function afterAnswer(work: Promise<unknown>): void {
  const requests = (globalThis as { [CONTEXT]?: Requests })[CONTEXT]
  requests?.get?.()?.waitUntil?.(work)
}
