import { plainLetters } from './lookalikes.ts'

/** Characters that stand for a letter; `*` hides one. */
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

/** Characters besides letters and digits that may be part of a word. */
export const WORD_SIGNS = '@€!|$+*('

/** Capital I and small l look alike: ADMlN, OfficiaI. Applied to reserved words only, because `tlt` is no insult. */
const STROKES: Record<string, string> = { ...SIGNS, i: 'il1!|*', l: 'il1|' }

/**
 * Builds a pattern that matches a word with signs for letters and with repeated letters. A double letter never matches
 * a single one, because Niger is a country.
 */
export const spellingsOf = (word: string): string => spelt(word, SIGNS)

/** As `spellingsOf`, with I, l and 1 as one letter. */
export const lookalikesOf = (word: string): string => spelt(word, STROKES)

function spelt(word: string, signs: Record<string, string>): string {
  const runs = plainLetters(word).matchAll(/(.)\1*/gu)
  return Array.from(runs, ([run, letter]) => `[${signs[letter!] ?? letter}]{${[...run].length},}`).join('')
}
