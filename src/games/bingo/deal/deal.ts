import { pick, shuffled, type Random } from '#core/random.ts'
import type { BingoBand, BingoCriterion } from '#data/pools.ts'
import { couldDraw, drawCard } from './card.ts'
import { matched } from '../rules/matching.ts'
import type { Setup } from '../rules/state.ts'
import { CELLS, PLAYERS, SECONDS } from '../rules/terms.ts'

/** Sixteen criteria, and the players in the order they appear. */
export type DealtCard = { cells: readonly BingoCriterion[]; players: readonly string[] }

/** Attempts before giving up, because not every card has sixteen decided players. */
const TRIES = 60

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Deals a card and its players, or null when the band is too small. Each cell has a player dealt for it alone, so a
 * full card is always possible; the others fit at least one cell. The facts decide each of them in every cell. Players
 * in `late` are dealt last, players outside `among` never.
 */
export function dealCard(
  band: BingoBand,
  random: Random,
  late: ReadonlySet<string> = NOBODY,
  count = PLAYERS[band.level],
  among: ReadonlySet<string> | null = null,
): DealtCard | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const cells = drawCard(band, random)
    const players = cells && drawPlayers(band, cells, random, { late, count, among })
    if (players) return { cells, players }
  }
  return null
}

type DrawOptions = { late: ReadonlySet<string>; count: number; among: ReadonlySet<string> | null }

function drawPlayers(
  band: BingoBand,
  cells: readonly BingoCriterion[],
  random: Random,
  { late, count, among }: DrawOptions,
) {
  const sure = band.footballers
    .map(({ id }) => id)
    .filter((id) => (among?.has(id) ?? true) && isSure(cells, id) && fitsOf(cells, id).length > 0)
  const drawn = new Set<string>()
  const rarestFirst = cells.toSorted((one, other) => one.holders.size - other.holders.size)
  for (const { holders } of rarestFirst) {
    const free = sure.filter((id) => holders.has(id) && !drawn.has(id))
    const fresh = free.filter((id) => !late.has(id))
    if (free.length === 0) return null
    drawn.add(pick(fresh.length > 0 ? fresh : free, random))
  }
  const others = shuffled(
    sure.filter((id) => !drawn.has(id)),
    random,
  )
  const inOrder = [...others.filter((id) => !late.has(id)), ...others.filter((id) => late.has(id))]
  const wanted = count - CELLS
  return inOrder.length < wanted ? null : shuffled([...drawn, ...inOrder.slice(0, wanted)], random)
}

/** Indices of the cells that a player meets. */
export const fitsOf = (cells: readonly BingoCriterion[], id: string): number[] =>
  cells.flatMap(({ holders }, cell) => (holders.has(id) ? cell : []))

const isSure = (cells: readonly BingoCriterion[], id: string): boolean => cells.every(({ open }) => !open.has(id))

/** Key of a card, independent of the order of its cells. */
export const cardKey = ({ cells }: Pick<DealtCard, 'cells'>): string =>
  cells
    .map(({ key }) => key)
    .sort()
    .join(' ')

/** True for a card that `dealCard` could deal. Checks deals from outside. */
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

/** Setup for the engine. */
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
