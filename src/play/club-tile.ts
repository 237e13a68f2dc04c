import type { PackClub } from '#search/named.ts'

/** Letters per word that fit a tile on the narrowest phone; measured by tests/e2e/frame.spec.ts. */
const LONGEST = 9
const MOST_WORDS = 2
/** Letters per word at the usual size; wide letters count twice. */
const USUAL = 7
const BROAD = /[MWmw]/g
const CODE = 3

/** Common short names, where truncation would be unclear. */
const SAID: Record<string, string> = {
  bournemouth: 'B’mouth',
  realmadrid: 'R. Madrid',
  gladbach: 'Gladbach',
}

/** Words that do not identify a club. */
const CLUTTER =
  /^(\(.*|.*\)|[\d.]+|FC|AFC|CF|SC|AC|CA|CD|TSV|VfL|VfB|SV|ADO|ASA|de|del|di|da|do|das|den|of|the|&|y|la|le|les|el)$/

/** A club's name for a tile: at most two words of at most nine letters; abbreviations end with a full stop. */
export function clubTile({ id, shortName }: Pick<PackClub, 'id' | 'shortName'>): string {
  if (Object.hasOwn(SAID, id)) return SAID[id]!
  if (fits(shortName)) return shortName
  return wordsOf(shortName).slice(0, MOST_WORDS).map(cut).join(' ')
}

/** True when a word is set smaller, and replaced by the code on the narrowest phone. */
export const isLongTile = (text: string): boolean =>
  text.split(' ').some((word) => word.length + (word.match(BROAD)?.length ?? 0) > USUAL)

/** A club's code of three or four letters for a row of guesses. */
export const clubCode = ({ code, shortName }: Pick<PackClub, 'code' | 'shortName'>): string =>
  code ?? wordsOf(shortName)[0]!.normalize('NFD').replace(/\P{L}/gu, '').slice(0, CODE).toUpperCase()

const fits = (name: string): boolean => {
  const words = name.split(' ')
  return words.length <= MOST_WORDS && words.every(({ length }) => length <= LONGEST)
}

function wordsOf(name: string): string[] {
  const words = name.split(' ')
  const telling = words.filter((word) => !CLUTTER.test(word))
  return telling.length > 0 ? telling : words
}

function cut(word: string): string {
  if (word.length <= LONGEST) return word
  const [first = word] = word.split(/[-/]/)
  if (first.length > CODE && first.length <= LONGEST) return first
  return `${word.slice(0, LONGEST - 1).replace(/[-/.]$/, '')}.`
}
