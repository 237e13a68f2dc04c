import { number } from './format.ts'

/** "3rd", "3e", "3.º": a place. French counts places, which are feminine. */
export function ordinal(locale: string, value: number): string {
  const count = number(locale, value)
  if (locale === 'fr') return `${count}${value === 1 ? 're' : 'e'}`
  if (locale === 'es') return `${count}.º`
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(value)
  return `${count}${ENGLISH_ORDINALS[rule]}`
}

const ENGLISH_ORDINALS: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
  zero: 'th',
}
