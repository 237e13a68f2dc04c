import { FOOTBALLERS, countryByCode, footballerById } from '#data/facts.ts'
import { isWordleOpen, wordlePool, type WordleMode } from '#data/pools.ts'
import type { Footballer, Country } from '#data/types.ts'
import type { Answer, Clue } from '../rules/engine.ts'

/** From the facts, for server and rooms; browsers use the search pack. Undefined for an unknown id. */
export function clueById(id: string): Clue | undefined {
  const footballer = footballerById(id)
  return footballer && clueOf(footballer, countryByCode(footballer.nation))
}

const toAnswer = (footballer: Footballer): Answer => answerOf(footballer, countryByCode(footballer.nation))

/** Possible answers of a mode, best known first. */
export const answerPool = (mode: WordleMode): Answer[] => wordlePool(mode, FOOTBALLERS).map(toAnswer)

/** False when the mode has too few possible answers. */
export const isOpen = (mode: WordleMode): boolean => isWordleOpen(mode, FOOTBALLERS)

/** Attributes that Wordle compares; `country` is his nation's entry, for the confederation. */
export function clueOf(footballer: Footballer, country: Country | undefined): Clue {
  const { id, club, league, nation, role, born, career } = footballer
  const confederation = country?.confederation ?? null
  return { id, club, league, nation, confederation, role, born, clubs: [...new Set(career.map((spell) => spell.club))] }
}

export function answerOf(footballer: Footballer, country: Country | undefined): Answer {
  const { name, position, foot, number } = footballer
  return { ...clueOf(footballer, country), name, position, foot, number }
}
