import { isWordleOpen, wordlePool } from '#data/pools.ts'
import type { PackFootballer } from '#search/named.ts'
import type { Pack } from '#search/pack.ts'
import type { Answer, Clue } from '../rules/engine.ts'
import { LEVELS, type Level } from '../rules/terms.ts'

/** The same as the roster's, from the search pack: what the browser plays with. Undefined: nobody of whom there are clues. */
export function clueFromPack(pack: Pack, id: string): Clue | undefined {
  return answerFromPack(pack, id)
}

export function answerFromPack(pack: Pack, id: string): Answer | undefined {
  const named = pack.byId.get(id)
  return named?.clues ? answerOf(pack, named) : undefined
}

/** Everybody who may be the answer at a level, the known ones first. */
export const packPool = (pack: Pack, level: Level): Answer[] =>
  wordlePool(level, pack.footballers).map((footballer) => answerOf(pack, footballer))

/** The levels that have enough footballers to ask for. */
export const openLevels = (pack: Pack): Level[] => LEVELS.filter((level) => isWordleOpen(level, pack.footballers))

function answerOf(pack: Pack, footballer: PackFootballer): Answer {
  const { id, name, nation, club, position, foot, number, clues } = footballer
  const confederation = pack.countries.get(nation)?.confederation ?? null
  return { id, name, nation, club, position, foot, number, confederation, ...clues, clubs: [...new Set(clues.clubs)] }
}
