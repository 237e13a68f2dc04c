import { FOOTBALLERS, countryByCode, footballerById } from '#data/facts.ts'
import { isWordleOpen, wordlePool, type WordleMode } from '#data/pools.ts'
import type { Footballer, Country } from '#data/types.ts'
import type { Answer, Clue } from '../rules/engine.ts'

/**
 * Attributes of a footballer from the facts, for server and rooms; undefined for an unknown id. Browsers use the search
 * pack.
 */
export function clueById(id: string): Clue | undefined {
  const footballer = footballerById(id)
  return footballer && clueOf(footballer, countryByCode(footballer.nation))
}

const toAnswer = (footballer: Footballer): Answer => answerOf(footballer, countryByCode(footballer.nation))

/** Possible answers of a mode, best known first. */
export const answerPool = (mode: WordleMode): Answer[] => wordlePool(mode, FOOTBALLERS).map(toAnswer)

/** Number of look-alikes that one grade of fame outweighs. */
const LOOKALIKES_A_GRADE = 24
const ABOUT_ONE_AGE = 2 * 365 * 86_400_000

/**
 * Possible answers of the daily, easiest first: famous, with few look-alikes. A look-alike has the same role and about
 * the same age; it counts once for the same confederation and once for the same league.
 */
export function easiestFirst(): Answer[] {
  const rows = wordlePool('today', FOOTBALLERS).map((one) => ({
    ...one,
    at: Date.parse(one.born!),
    answer: toAnswer(one),
  }))
  const peers = Map.groupBy(rows, ({ role }) => role)
  function lookAlikes({ role, at, answer, league }: (typeof rows)[number]): number {
    const near = peers.get(role)!.filter((peer) => Math.abs(peer.at - at) <= ABOUT_ONE_AGE)
    const same = near.filter((peer) => peer.answer.confederation === answer.confederation)
    return same.length + near.filter((peer) => peer.league === league).length
  }
  return rows
    .map((one) => ({ answer: one.answer, hardness: lookAlikes(one) - LOOKALIKES_A_GRADE * one.fame }))
    .sort((one, other) => one.hardness - other.hardness)
    .map(({ answer }) => answer)
}

/** False when the mode has too few possible answers. */
export const isOpen = (mode: WordleMode): boolean => isWordleOpen(mode, FOOTBALLERS)

/** Attributes that Wordle compares; `country` is the entry of the footballer's nation, for the confederation. */
export function clueOf(footballer: Footballer, country: Country | undefined): Clue {
  const { id, club, league, nation, role, born, career } = footballer
  const confederation = country?.confederation ?? null
  return { id, club, league, nation, confederation, role, born, clubs: [...new Set(career.map((spell) => spell.club))] }
}

export function answerOf(footballer: Footballer, country: Country | undefined): Answer {
  const { name, position, foot, number } = footballer
  return { ...clueOf(footballer, country), name, position, foot, number }
}
