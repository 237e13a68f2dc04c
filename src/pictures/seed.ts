/** A number from 0 to 2^32-1 that always is the same for the same text (FNV-1a): drawings vary without chance. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** A short prefix for ids inside one drawing, so that several drawings can stand in one page. */
export const prefixOf = (text: string): string => 'p' + seedOf(text).toString(36)
