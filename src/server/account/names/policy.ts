import { plainLetters, readingOf, undisguised } from './lookalikes.ts'
import { ALONE, ANYWHERE, CODES, HARMLESS, REAL_NAMES } from './offensive-words.ts'
import { lookalikesOf, spellingsOf, WORD_SIGNS } from './patterns.ts'
import { OFFICE, ROLES, WHOLE } from './reserved-names.ts'

export type NameRefusal = 'reserved' | 'offensive'

const anyOf = (words: readonly string[]) => words.map(spellingsOf).join('|')
/** Pattern for whole words with any digits and signs around them. */
const wholeWord = (pattern: string) => new RegExp(`^[^\\p{L}]*(?:${pattern})[^\\p{L}]*$`, 'u')

const OFFENSIVE_PART = new RegExp(anyOf(ANYWHERE), 'u')
/** With English, French and Spanish plurals. */
const OFFENSIVE_WORD = wholeWord(`(?:${anyOf(ALONE)})(?:[e3]?[s5$])?`)
const OFFENSIVE_PIECES = new RegExp(`^(?:${anyOf(ANYWHERE)})$`, 'u')
const HARMLESS_PART = new RegExp(HARMLESS.join('|'), 'gu')
const ROLE = wholeWord(ROLES.map(lookalikesOf).join('|'))
const OFFICE_WORD = wholeWord(OFFICE.map(lookalikesOf).join('|'))

const lettersAndDigits = (text: string) => plainLetters(text).replace(/[^\p{L}\p{N}]/gu, '')
const WHOLE_NAMES = new Set(WHOLE.map(readingOf))
const KNOWN_NAMES = new Set(REAL_NAMES)

const BETWEEN_WORDS = new RegExp(`[^\\p{L}\\p{N}${WORD_SIGNS}]+`, 'u')
const BETWEEN_CASES = /(?<=\p{Ll})(?=\p{Lu})/u

/**
 * Returns why a name is refused, or null. Depends on the name alone. Expects at most about 20 characters, as
 * `cleanUsername` returns.
 */
export function nameRefusal(name: string): NameRefusal | null {
  const plain = undisguised(name)
  return refusalOf(name) ?? (plain === name ? null : refusalOf(plain))
}

function refusalOf(name: string): NameRefusal | null {
  const written = name.normalize('NFKC').replace(/\p{M}/gu, '').split(BETWEEN_WORDS).filter(Boolean)
  const words = written.map(plainLetters)
  // Splits at capitals: SoOnlyCapitalsDivide.
  const capitalised = written.flatMap((word) => word.split(BETWEEN_CASES)).map(plainLetters)
  if (isReserved(name, words, capitalised)) return 'reserved'
  return isOffensive(name, words, capitalised) ? 'offensive' : null
}

function isReserved(name: string, words: string[], capitalised: string[]): boolean {
  const all = [...words, ...capitalised, spelledOut(words)]
  if (WHOLE_NAMES.has(readingOf(name)) || all.some((word) => matches(ROLE, word))) return true
  return [words, capitalised, [words.join('')]].some(
    (parts) => parts.length > 0 && parts.every((part) => matches(OFFICE_WORD, part)),
  )
}

function isOffensive(name: string, words: string[], capitalised: string[]): boolean {
  if (KNOWN_NAMES.has(lettersAndDigits(name))) return false
  const all = [...words, ...capitalised, spelledOut(words)]
  return all.some(isOffensiveWord) || piecesOf(words).some((pieces) => matches(OFFENSIVE_PIECES, pieces))
}

const isOffensiveWord = (word: string): boolean =>
  CODES.includes(word) || matches(OFFENSIVE_WORD, word) || matches(OFFENSIVE_PART, word.replace(HARMLESS_PART, ' '))

/** A pure number never matches as letters: 1988-07-16 is a birthday. */
const matches = (pattern: RegExp, word: string): boolean => /\p{L}/u.test(word) && pattern.test(word)

/** Joins words of one letter: `a.s.s`. */
const spelledOut = (words: string[]): string => words.filter((word) => [...word].length === 1).join('')

/** Joins every run of two or more neighbouring words, because a word may be split to hide it. */
const piecesOf = (words: string[]): string[] =>
  words.flatMap((_, from) => words.slice(from + 1).map((_, more) => words.slice(from, from + more + 2).join('')))
