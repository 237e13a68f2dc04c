import { pick, shuffled, type Random } from '#core/random.ts'
import type { BingoBand, BingoCriterion } from '#data/pools.ts'
import { couldDraw, drawCard } from './card.ts'
import { matched } from '../rules/matching.ts'
import type { Setup } from '../rules/state.ts'
import { CELLS, PLAYERS, SECONDS } from '../rules/terms.ts'

/** Sixteen criteria and who comes, in their order. */
export type DealtCard = { cells: readonly BingoCriterion[]; players: readonly string[] }

/** A card for which sixteen sure players cannot be had is drawn again. */
const TRIES = 60

const NOBODY: ReadonlySet<string> = new Set()

/**
 * A card and its players, or null where the band has too little. For every cell somebody comes who is there for it alone,
 * so that a full card is always possible; the others fit a cell at least. The facts are sure of each of them in every cell.
 * `late`: who came lately gives way to others.
 */
export function dealCard(band: BingoBand, random: Random, late: ReadonlySet<string> = NOBODY): DealtCard | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const cells = drawCard(band, random)
    const players = cells && callUp(band, cells, random, late)
    if (players) return { cells, players }
  }
  return null
}

function callUp(band: BingoBand, cells: readonly BingoCriterion[], random: Random, late: ReadonlySet<string>) {
  const sure = band.footballers.map(({ id }) => id).filter((id) => isSure(cells, id) && fitsOf(cells, id).length > 0)
  const called = new Set<string>()
  const rarestFirst = cells.toSorted((one, other) => one.holders.size - other.holders.size)
  for (const { holders } of rarestFirst) {
    const free = sure.filter((id) => holders.has(id) && !called.has(id))
    const fresh = free.filter((id) => !late.has(id))
    if (free.length === 0) return null
    called.add(pick(fresh.length > 0 ? fresh : free, random))
  }
  const others = shuffled(
    sure.filter((id) => !called.has(id)),
    random,
  )
  const inOrder = [...others.filter((id) => !late.has(id)), ...others.filter((id) => late.has(id))]
  const wanted = PLAYERS[band.level] - CELLS
  return inOrder.length < wanted ? null : shuffled([...called, ...inOrder.slice(0, wanted)], random)
}

/** The cells that somebody meets. */
export const fitsOf = (cells: readonly BingoCriterion[], id: string): number[] =>
  cells.flatMap(({ holders }, cell) => (holders.has(id) ? cell : []))

const isSure = (cells: readonly BingoCriterion[], id: string): boolean => cells.every(({ open }) => !open.has(id))

/** Names a card, whatever the order of its cells. */
export const cardKey = ({ cells }: Pick<DealtCard, 'cells'>): string =>
  cells
    .map(({ key }) => key)
    .sort()
    .join(' ')

/** True for what `dealCard` could deal: what came from elsewhere is asked for it. */
export function couldDeal(band: BingoBand, { cells, players }: DealtCard): boolean {
  const pool = new Set(band.footballers.map(({ id }) => id))
  const fits = players.map((id) => fitsOf(cells, id))
  return (
    couldDraw(band, cells) &&
    players.length === PLAYERS[band.level] &&
    new Set(players).size === players.length &&
    players.every((id, at) => pool.has(id) && fits[at]!.length > 0 && isSure(cells, id)) &&
    matched(fits, [...cells.keys()]).size === CELLS
  )
}

/** What the rules need. */
export const setupOf = (
  { level }: Pick<BingoBand, 'level'>,
  { cells, players }: DealtCard,
  isTimed: boolean,
  nameOf: (id: string) => string,
): Setup => ({
  level,
  seconds: isTimed ? SECONDS : null,
  cells: cells.map(({ criterion }) => criterion),
  players: players.map((id) => ({ id, name: nameOf(id), fits: fitsOf(cells, id) })),
})
