import file from '#data/generated/facts.json' with { type: 'json' }
import { decodeSpell } from './facts-file.ts'
import type { Club, Country, Footballer } from './types.ts'

/** All footballers of the games, best known first. Server, rooms and tests only: browsers load the search pack. */
export const FOOTBALLERS: readonly Footballer[] = file.footballers.map((footballer) => ({
  ...footballer,
  career: footballer.career.map(decodeSpell),
}))

export const CLUBS: readonly Club[] = file.clubs
export const COUNTRIES: readonly Country[] = file.countries

/** Month of the facts, `YYYY-MM`. */
export const AS_OF: string = file.asOf

const footballers = new Map(FOOTBALLERS.map((footballer) => [footballer.id, footballer]))
const clubs = new Map(CLUBS.map((club) => [club.id, club]))
const countries = new Map(COUNTRIES.map((country) => [country.code, country]))

export const footballerById = (id: string): Footballer | undefined => footballers.get(id)
export const clubById = (id: string): Club | undefined => clubs.get(id)
export const countryByCode = (code: string): Country | undefined => countries.get(code)
