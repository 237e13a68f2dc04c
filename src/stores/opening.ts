/**
 * A request for a run that the page has sent before its scripts were there (src/inline/opening.ts): what was answered to
 * it, if it is this one, and once.
 */
export type Opening = (body: string) => Promise<Response> | undefined

/** The answer to a request that was sent already. */
export const takeOpening: Opening = (body) => (globalThis as { opening?: Opening }).opening?.(body)

/** Where a picture's bytes are: in this page if it was shown before the scripts were there, else at its address. */
export const lookAt = (address: string): string =>
  (globalThis as { looks?: ReadonlyMap<string, string> }).looks?.get(address) ?? address
