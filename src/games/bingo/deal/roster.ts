import { EVIDENCE } from '#data/evidence.ts'
import { CLUBS, footballerById, FOOTBALLERS } from '#data/facts.ts'
import { bestKnown, bingoBand, bingoPool, verdict, type BingoBand } from '#data/pools.ts'
import type { Criterion, Difficulty, Verdict } from '#data/types.ts'

const bands = new Map<Difficulty, BingoBand>()

/** From the facts, for the server, once a process: a browser's come from its own file. */
export function bandOf(level: Difficulty): BingoBand {
  const band = bands.get(level) ?? bingoBand(level, FOOTBALLERS, CLUBS, EVIDENCE)
  bands.set(level, band)
  return band
}

/** What the facts of today say of somebody, who may have left them: then nothing. */
export function verdictNow(criterion: Criterion, id: string): Verdict {
  const footballer = footballerById(id)
  return footballer ? verdict(criterion, footballer, EVIDENCE) : 'no'
}

export const nameOf = (id: string): string => footballerById(id)?.name ?? id

/** So many names are told of a cell that stayed open. */
const TOLD = 3

/** Who meets a criterion, the best known first. */
export const bestKnownAt = (criterion: Criterion, level: Difficulty): { id: string; name: string }[] =>
  bestKnown(
    bingoPool(level, FOOTBALLERS).filter((one) => verdict(criterion, one, EVIDENCE) === 'yes'),
    TOLD,
  ).map(({ id, name }) => ({ id, name }))
