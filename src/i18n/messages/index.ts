import type { Locale } from '../locales.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const CATALOGUE: Record<Locale, Words> = { en, fr, es }

export type Area = keyof Words
export type Messages<Name extends Area> = Words[Name]

/** Pages call this and hand an island only the words it shows. */
export function messages<Name extends Area>(locale: Locale, area: Name): Messages<Name> {
  return CATALOGUE[locale][area]
}
