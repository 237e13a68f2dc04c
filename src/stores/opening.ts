/**
 * Returns the answer to the early run request that the page sent before its scripts loaded (src/inline/opening.ts),
 * once and only if the body matches.
 */
export type Opening = (body: string) => Promise<Response> | undefined

/** Takes the answer to an early request. */
export const takeOpening: Opening = (body) => (globalThis as { opening?: Opening }).opening?.(body)

/** Address of a picture: a blob if it was loaded early, else the original. */
export const lookAt = (address: string): string =>
  (globalThis as { looks?: ReadonlyMap<string, string> }).looks?.get(address) ?? address
