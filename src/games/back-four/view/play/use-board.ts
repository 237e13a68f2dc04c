import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { shuffled } from '#core/random.ts'
import type { BoardProps } from '#play/game.ts'
import type { BackFourAction } from '../../rules/action.ts'
import type { View } from '../../rules/engine.ts'
import { GROUP_SIZE, TILES } from '../../rules/terms.ts'
import type { Words } from '../../words.ts'

export type Props = BoardProps<View, BackFourAction, Words>

const UNTOUCHED = { runId: '', cells: [] as number[], order: Array.from({ length: TILES }, (_, cell) => cell) }

/** Picked tiles and tile order of the run on screen; not persisted. */
const $board = atom(UNTOUCHED)

/** Picked tiles, open tiles in order, and the actions of keys and buttons. Neither list has tiles of a found group. */
export function useBoard({ runId, view, busy, act, say, t: { own } }: Props) {
  const last = useStore($board)
  const board = last.runId === runId ? last : { ...UNTOUCHED, runId }
  const found = new Set(view?.rows.flatMap(({ cells }) => cells))
  const isOpen = (cell: number) => !found.has(cell)
  const picked = board.cells.filter(isOpen)
  const pick = (cells: number[]) => {
    $board.set({ ...board, cells })
    say(null)
  }
  return {
    picked,
    open: board.order.filter(isOpen),
    toggle(cell: number) {
      const isPicked = picked.includes(cell)
      if (!isPicked && picked.length === GROUP_SIZE) return say(own.full)
      pick(isPicked ? picked.filter((one) => one !== cell) : [...picked, cell])
    },
    clear: () => pick([]),
    shuffle: () => $board.set({ ...board, order: shuffled(board.order, Math.random) }),
    /** Submits four tiles, or shows why they cannot be submitted. */
    submit() {
      if (!view || busy) return
      if (picked.length < GROUP_SIZE) return say(own.few)
      if (view.tries.some(({ cells }) => cells.every((cell) => picked.includes(cell)))) return say(own.same)
      act({ type: 'submit', cells: picked })
    },
  }
}
