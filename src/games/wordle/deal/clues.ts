import type { Country, Footballer } from '#data/types.ts'
import type { Answer, Clue } from '../rules/engine.ts'

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
