import type { PackClub } from '#search/named.ts'

/** Letters per word that fit a tile on the narrowest phone; measured by tests/e2e/frame.spec.ts. */
const LONGEST = 9
const MOST_WORDS = 2
/** Maximum of letters per word at the usual font size; wide letters count twice. */
const USUAL_LENGTH = 7
const WIDE_LETTERS = /[MWmw]/g
const CODE_LENGTH = 3

/** Common short names, where truncation would be unclear. */
const SHORT_NAMES: Record<string, string> = {
  bournemouth: 'B’mouth',
  realmadrid: 'R. Madrid',
  gladbach: 'Gladbach',
}

/** Words that do not identify a club. */
const CLUTTER =
  /^(\(.*|.*\)|[\d.]+|FC|AFC|CF|SC|AC|CA|CD|TSV|VfL|VfB|SV|ADO|ASA|de|del|di|da|do|das|den|of|the|&|y|la|le|les|el)$/

/** A club's name for a tile: at most two words of at most nine letters; abbreviations end with a full stop. */
export function clubTile({ id, shortName }: Pick<PackClub, 'id' | 'shortName'>): string {
  if (Object.hasOwn(SHORT_NAMES, id)) return SHORT_NAMES[id]!
  if (fits(shortName)) return shortName
  return wordsOf(shortName).slice(0, MOST_WORDS).map(cut).join(' ')
}

/** True when the name needs a smaller font, and on the narrowest phone the club's code instead. */
export const isLongTile = (text: string): boolean =>
  text.split(' ').some((word) => word.length + (word.match(WIDE_LETTERS)?.length ?? 0) > USUAL_LENGTH)

/** A club's code of three or four letters for a row of guesses. */
export const clubCode = ({ code, shortName }: Pick<PackClub, 'code' | 'shortName'>): string =>
  code ?? wordsOf(shortName)[0]!.normalize('NFD').replace(/\P{L}/gu, '').slice(0, CODE_LENGTH).toUpperCase()

const fits = (name: string): boolean => {
  const words = name.split(' ')
  return words.length <= MOST_WORDS && words.every(({ length }) => length <= LONGEST)
}

function wordsOf(name: string): string[] {
  const words = name.split(' ')
  const significant = words.filter((word) => !CLUTTER.test(word))
  return significant.length > 0 ? significant : words
}

function cut(word: string): string {
  if (word.length <= LONGEST) return word
  const [first = word] = word.split(/[-/]/)
  if (first.length > CODE_LENGTH && first.length <= LONGEST) return first
  return `${word.slice(0, LONGEST - 1).replace(/[-/.]$/, '')}.`
}
