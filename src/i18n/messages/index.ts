import type { Locale } from '../locales.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const CATALOGUE: Record<Locale, Words> = { en, fr, es }

export type Area = keyof Words
export type Messages<Name extends Area> = Words[Name]

/** Called by pages, which pass an island only the messages it shows. */
export function messages<Name extends Area>(locale: Locale, area: Name): Messages<Name> {
  return CATALOGUE[locale][area]
}
