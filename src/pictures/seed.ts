/** Hash of a text as a number from 0 to 2^32-1 (FNV-1a), for deterministic variation. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** Short prefix for ids in one drawing, so that several drawings can share a page. */
export const prefixOf = (text: string): string => 'p' + seedOf(text).toString(36)
