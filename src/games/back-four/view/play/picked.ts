import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { shuffled } from '#core/random.ts'
import type { View } from '../../rules/engine.ts'
import { GROUP_SIZE, TILES } from '../../rules/terms.ts'

const ALL = Array.from({ length: TILES }, (_, cell) => cell)

type Board = { runId: string; cells: readonly number[]; order: readonly number[] }

/** Picked tiles and their order, of the run on the screen; neither is kept. */
const $board = atom<Board | null>(null)

const boardOf = (runId: string): Board => {
  const board = $board.get()
  return board?.runId === runId ? board : { runId, cells: [], order: ALL }
}

/** Picks a tile or puts it back; false when four are picked already. */
export function toggle(runId: string, cell: number): boolean {
  const board = boardOf(runId)
  const isPicked = board.cells.includes(cell)
  if (!isPicked && board.cells.length >= GROUP_SIZE) return false
  $board.set({ ...board, cells: isPicked ? board.cells.filter((one) => one !== cell) : [...board.cells, cell] })
  return true
}

export const clear = (runId: string): void => $board.set({ ...boardOf(runId), cells: [] })

export const shuffle = (runId: string): void => {
  const board = boardOf(runId)
  $board.set({ ...board, order: shuffled(board.order, Math.random) })
}

/** Picked tiles and the order of the open ones. A found group takes its tiles out of both. */
export function usePicked(runId: string, view: Pick<View, 'rows'> | null) {
  useStore($board)
  const { cells, order } = boardOf(runId)
  const found = new Set(view?.rows.flatMap((row) => row.cells))
  const isOpen = (cell: number) => !found.has(cell)
  return { picked: cells.filter(isOpen), open: order.filter(isOpen) }
}

/** True for four that were submitted before. */
export const isTried = ({ tries }: Pick<View, 'tries'>, cells: readonly number[]): boolean =>
  tries.some((before) => before.cells.every((cell) => cells.includes(cell)))
