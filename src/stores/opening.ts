/**
 * A request for a run that the page has sent before its scripts were there (src/inline/opening.ts): what was answered to
 * it, if it is this one, and once.
 */
export type Opening = (body: string) => Promise<Response> | undefined

/** The answer to a request that was sent already. */
export const takeOpening: Opening = (body) => (globalThis as { opening?: Opening }).opening?.(body)
