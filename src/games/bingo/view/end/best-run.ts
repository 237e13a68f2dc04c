import type { Dealt, Past, View } from '../../rules/engine.ts'
import { matched } from '../../rules/matching.ts'
import { CELLS } from '../../rules/terms.ts'

/** The first player after whom a full card was out of reach, and a cell that could no longer be filled. */
export type Fork = { n: number; past: Past; missed: number }

/** A player of a perfect run and his cell; null when he is skipped. */
export type BestStep = { player: Dealt; cell: number | null }

const ALL = Array.from({ length: CELLS }, (_, cell) => cell)

/** The moment a full card was lost, or null. */
export function forkOf({ past, players, cells }: Pick<View, 'past' | 'players' | 'cells'>): Fork | null {
  const fits = (players ?? []).map((player) => player.fits)
  let open = ALL
  let wild = true
  for (const [at, { did, cells: own }] of past.entries()) {
    if (did === 'placed' || did === 'wild') open = open.filter((cell) => !own.includes(cell))
    wild &&= did !== 'wild'
    const future = fits.slice(at + 1)
    if (canFill(open, future, wild)) continue
    const reached = matched(future, open)
    const missed = open.filter((cell) => !reached.has(cell))
    // A lost player counts as the mistake of the wrong placement before him.
    const by = did === 'lost' ? at - 1 : at
    return { n: by + 1, past: past[by]!, missed: missed.find((cell) => cells[cell]!.state === 'open') ?? missed[0]! }
  }
  return null
}

/**
 * True when the remaining players can fill every open cell, one each, with the wildcard filling all the cells one of
 * them meets.
 */
function canFill(open: readonly number[], fits: readonly (readonly number[])[], wild: boolean): boolean {
  if (matched(fits, open).size === open.length) return true
  if (!wild) return false
  return fits.some((own, at) => {
    const rest = open.filter((cell) => !own.includes(cell))
    return rest.length < open.length && matched(fits.toSpliced(at, 1), rest).size === rest.length
  })
}

/** A run that fills the card without the wildcard, up to the player who completes it. */
export function bestRun(players: readonly Dealt[]): BestStep[] {
  const by = matched(
    players.map(({ fits }) => fits),
    ALL,
  )
  const cellOf = new Map([...by].map(([cell, player]) => [player, cell]))
  const last = Math.max(-1, ...cellOf.keys())
  return players.slice(0, last + 1).map((player, at) => ({ player, cell: cellOf.get(at) ?? null }))
}
