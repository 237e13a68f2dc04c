import { FOOTBALLERS, countryByCode, footballerById } from '#data/facts.ts'
import { isWordleOpen, wordlePool, type WordleMode } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { answerOf, clueOf } from './clues.ts'
import type { Answer, Clue } from '../rules/engine.ts'

/** From the facts, for server and rooms; the browser's come from the search pack. Undefined: no such footballer. */
export function clueById(id: string): Clue | undefined {
  const footballer = footballerById(id)
  return footballer && clueOf(footballer, countryByCode(footballer.nation))
}

const toAnswer = (footballer: Footballer): Answer => answerOf(footballer, countryByCode(footballer.nation))

/** Everybody who may be the answer in a mode, the known ones first. */
export const answerPool = (mode: WordleMode): Answer[] => wordlePool(mode, FOOTBALLERS).map(toAnswer)

/** False where there are too few of them: then nobody is asked for. */
export const isOpen = (mode: WordleMode): boolean => isWordleOpen(mode, FOOTBALLERS)
