import { plainLetters } from './lookalikes.ts'

/** Signs that stand for a letter; `*` hides one. */
const SIGNS: Record<string, string> = {
  a: 'a4@*',
  b: 'b8',
  c: 'c(*',
  e: 'e3€*',
  g: 'g69',
  i: 'i1!|*',
  l: 'l1|',
  o: 'o0*',
  s: 's5$',
  t: 't7+',
  u: 'uv*',
}

/** Every sign that may be part of a word besides letters and digits. */
export const WORD_SIGNS = '@€!|$+*('

/**
 * The source of a pattern that finds a word however it is spelled: with signs for letters, and with letters said more
 * often than needed. Double letters stay double: Niger is a country.
 */
export function spellingsOf(word: string): string {
  const runs = plainLetters(word).matchAll(/(.)\1*/gu)
  return Array.from(runs, ([run, letter]) => `[${SIGNS[letter!] ?? letter}]{${[...run].length},}`).join('')
}
