import { number } from './format.ts'
import type { Locale } from './locales.ts'

/**
 * "3rd", "3e", "3.er": a rank, in the form used before its noun. French ranks are feminine; Spanish "puestos" shorten
 * primero and tercero to primer and tercer.
 */
export function ordinal(locale: Locale, value: number): string {
  const count = number(locale, value)
  if (locale === 'fr') return `${count}${value === 1 ? 're' : 'e'}`
  if (locale === 'es') return `${count}.${SHORTENED.test(`${value}`) ? 'er' : 'º'}`
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(value)
  return `${count}${ENGLISH_ORDINALS[rule]}`
}

/** Primer, vigesimoprimer and tercer, decimotercer; but undécimo. */
const SHORTENED = /(^|[^1])1$|3$/

const ENGLISH_ORDINALS: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
  zero: 'th',
}

/** A rank without its noun, agreeing with a person: "3rd", "1er", "3.º". */
export function placeAlone(locale: Locale, value: number): string {
  if (locale === 'fr' && value === 1) return '1er'
  return locale === 'es' ? `${number(locale, value)}.º` : ordinal(locale, value)
}
