import { EVIDENCE } from '#data/evidence.ts'
import { CLUBS, footballerById, FOOTBALLERS } from '#data/facts.ts'
import { bestKnown, bingoBand, bingoPool, verdict, type BingoBand } from '#data/pools.ts'
import type { Criterion, Difficulty, Verdict } from '#data/types.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { matched } from '../rules/matching.ts'
import type { Setup } from '../rules/state.ts'

const bands = new Map<Difficulty, BingoBand>()

/** Band of a level from the facts, computed once per process. For the server; a browser loads its own file. */
export function bandOf(level: Difficulty): BingoBand {
  const band = bands.get(level) ?? bingoBand(level, FOOTBALLERS, CLUBS, EVIDENCE)
  bands.set(level, band)
  return band
}

/** Verdict of today's facts; unknown for a player who has left them. */
export function verdictNow(criterion: Criterion, id: string): Verdict {
  const footballer = footballerById(id)
  return footballer ? verdict(criterion, footballer, EVIDENCE) : 'no'
}

export const nameOf = (id: string): string => footballerById(id)?.name ?? id

/** Maximum of names shown for a cell that stayed open. */
const NAMES_SHOWN = 3

/** Players who meet a criterion, best known first. */
export const bestKnownAt = (criterion: Criterion, level: Difficulty): { id: string; name: string }[] =>
  bestKnown(
    bingoPool(level, FOOTBALLERS).filter((one) => verdict(criterion, one, EVIDENCE) === 'yes'),
    NAMES_SHOWN,
  ).map(({ id, name }) => ({ id, name }))

/** The same players, with the best known who has a portrait moved to the front. */
export function bestKnownFirst(players: readonly string[]): string[] {
  const first = FOOTBALLERS.find(({ id }) => PORTRAITS.has(id) && players.includes(id))?.id
  return first === undefined ? [...players] : [first, ...players.filter((id) => id !== first)]
}

/** A different player for each cell of a card, with a portrait where possible. */
export function fullCard({ cells, players }: Pick<Setup, 'cells' | 'players'>): string[] {
  const drawn = players.toSorted((one, other) => Number(PORTRAITS.has(other.id)) - Number(PORTRAITS.has(one.id)))
  const fits = drawn.map((player) => player.fits)
  const by = matched(fits, [...cells.keys()])
  return cells.map((_, cell) => drawn[by.get(cell)!]!.id)
}
