import type { Names } from '#data/types.ts'
import { AMBER, BLUE, CLARET, colourName, OLD_GOLD } from '../deal/colours.ts'
import type { QuizFacts } from '../deal/facts.ts'
import { inAll } from './careers.ts'

const AND: Names = { en: ' and ', fr: ' et ', es: ' y ' }

/** A third colour that fans name together with the two of the sheet. */
const THIRD: Readonly<Record<string, string>> = {
  augsburg: '#46714D',
  bahia: '#FFFFFF',
  celta: '#FFFFFF',
  fluminense: '#FFFFFF',
  gremio: '#FFFFFF',
  lyon: '#DA291C',
  saopaulo: '#111111',
  venezia: '#F58220',
}

/** Colours that fans of a club name differently from their shade, by club and colour of the sheet. */
const CALLED: Readonly<Record<string, Names>> = {
  'bradford-city #F5A800': AMBER,
  'hull #F5A12D': AMBER,
  'levante #B4053F': CLARET,
  'sanlorenzo #1B2F5F': BLUE,
  'wolves #FDB913': OLD_GOLD,
}

/** Description of each pattern with the shirt's first and second colour. */
const PATTERNS: Readonly<Record<string, Names>> = {
  plain: { en: '{1} with {2}', fr: '{1} avec du {2}', es: '{1} con {2}' },
  stripes: { en: '{1} and {2} stripes', fr: '{1} et {2}, à rayures', es: '{1} y {2}, a rayas' },
  hoops: { en: '{1} and {2} hoops', fr: '{1} et {2}, à bandes horizontales', es: '{1} y {2}, a franjas horizontales' },
  halves: { en: '{1} and {2} halves', fr: 'mi-{1}, mi-{2}', es: 'mitad {1}, mitad {2}' },
  diagonal: { en: '{1} and {2}, split diagonally', fr: '{1} et {2}, en diagonale', es: '{1} y {2}, en diagonal' },
  sleeves: { en: '{1} with {2} sleeves', fr: '{1}, manches en {2}', es: '{1} con mangas en {2}' },
  sash: { en: '{1} with a {2} sash', fr: '{1} barré de {2}', es: '{1} con una banda en {2}' },
  hband: { en: '{1} with a {2} band', fr: '{1} à bandeau {2}', es: '{1} con una franja en {2}' },
  band: {
    en: '{1} with a broad {2} stripe',
    fr: '{1} à large bandeau vertical {2}',
    es: '{1} con una franja vertical en {2}',
  },
  vband2: {
    en: '{1} with {2} and red stripes',
    fr: '{1} à bandes en {2} et rouge',
    es: '{1} con franjas en {2} y rojo',
  },
  chevron: { en: '{1} with a {2} chevron', fr: '{1} à chevron {2}', es: '{1} con una V en {2}' },
  cross: { en: '{1} with a {2} cross', fr: '{1}, croix en {2}', es: '{1} con una cruz en {2}' },
}
/** Patterns in which both colours take the same area. */
const EVEN: readonly string[] = ['stripes', 'hoops', 'halves', 'diagonal']

const patternOf = (club: string, facts: QuizFacts): string => {
  const { pattern } = facts.club(club)
  return pattern !== null && pattern in PATTERNS ? pattern : 'plain'
}

/** Colours of a club's shirt, each once. */
function coloursOf(club: string, facts: QuizFacts): Names[] {
  const third = THIRD[club]
  const all = [...facts.club(club).colours!, ...(third ? [third] : [])].map(
    (colour) => CALLED[`${club} ${colour}`] ?? colourName(colour),
  )
  return all.filter((colour, at) => all.indexOf(colour) === at)
}

/** `red and white`, `black, green and orange`. */
export function kitColours(club: string, facts: QuizFacts): Names {
  const colours = coloursOf(club, facts)
  return inAll((language) => {
    const names = colours.map((colour) => colour[language])
    const [last, ...others] = names.toReversed()
    return others.length === 0 ? last! : `${others.toReversed().join(', ')}${AND[language]}${last}`
  })
}

/** `red and white halves`: the colours with their pattern. */
export function kitPattern(club: string, facts: QuizFacts): Names {
  const [first, second, third] = coloursOf(club, facts)
  if (!second || third) return kitColours(club, facts)
  const pattern = PATTERNS[patternOf(club, facts)]!
  return inAll((language) => pattern[language].replace('{1}', first![language]).replace('{2}', second[language]))
}

/** True when two shirts have the same colour names, in any order. */
export function haveSameColours(club: string, other: string, facts: QuizFacts): boolean {
  const [one, two] = [coloursOf(club, facts), coloursOf(other, facts)]
  return one.length === two.length && one.every((colour) => two.includes(colour))
}

/**
 * True when one description fits both shirts: same colours, same pattern, and the same first colour where it is larger.
 */
export const areOneKit = (club: string, other: string, facts: QuizFacts): boolean =>
  haveSameColours(club, other, facts) &&
  patternOf(club, facts) === patternOf(other, facts) &&
  (EVEN.includes(patternOf(club, facts)) || coloursOf(club, facts)[0] === coloursOf(other, facts)[0])
