import { slug } from '#core/slug.ts'
import type { Names } from './types.ts'

type Club = { name: string; shortName: string }
type Locale = 'fr' | 'es'

/** The name in another language; undefined when it is only a shorter form or differs only in accents. */
export function translatedName(club: Club, names: Names | undefined, locale: Locale): string | undefined {
  const own = names?.[locale]
  if (own === undefined || own === club.shortName || slug(club.name).includes(slug(own))) return undefined
  return own
}

/** Words of names that short names omit. */
const GENERIC = new Set([
  'AC',
  'AS',
  'CA',
  'CF',
  'FC',
  'IFK',
  'RC',
  'RCD',
  'SC',
  'SSC',
  'TSG',
  'UD',
  'VfB',
  'VfL',
  'de',
])

/**
 * The short name in another language: the words of the translated name at the position that the short name has in the
 * original ("Frankfurt" in "Eintracht Frankfurt" becomes "Francfort"). Undefined when the short name does not change.
 */
export function translatedShort(club: Club, names: Names | undefined, locale: Locale): string | undefined {
  const translated = translatedName(club, names, locale)
  const { name, shortName } = club
  if (translated === undefined || hasWords(translated, shortName) || !name.includes(shortName)) return undefined
  if (name === shortName) return translated
  const count = shortName.split(' ').length
  const words = translated.split(' ').filter((word) => !GENERIC.has(word))
  return (name.startsWith(shortName) ? words.slice(0, count) : words.slice(-count)).join(' ')
}

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)
