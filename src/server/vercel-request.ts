/** Where Vercel keeps the running request's context (@vercel/functions reads the same). */
const CONTEXT = Symbol.for('@vercel/request-context')

type VercelRequest = {
  waitUntil?: (work: Promise<unknown>) => void
  purge?: { dangerouslyDeleteByTag: (tags: string[]) => Promise<void> }
}
type Requests = { get?: () => VercelRequest | undefined }

const vercelRequest = (): VercelRequest | undefined => (globalThis as { [CONTEXT]?: Requests })[CONTEXT]?.get?.()

/** Keeps the instance alive after the answer until `work` ends; Vercel would freeze it. No effect on other servers. */
export const afterAnswer = (work: Promise<unknown>): void => vercelRequest()?.waitUntil?.(work)

/** Deletes answers with one of these tags from Vercel's edge; null where there is no such edge. */
export function edgePurge(): ((tags: string[]) => Promise<void>) | null {
  const purge = vercelRequest()?.purge
  return purge ? (tags) => purge.dangerouslyDeleteByTag(tags) : null
}
