import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $chosen, useChosen } from './chosen.ts'
import { CELLS } from '../../rules/terms.ts'

type Steals = {
  /** Number of turns so far. */
  turn: number
  /** Like `isOpen`, but includes cells that can be stolen. */
  canChoose: (cell: number) => boolean
}

/**
 * The chosen cell while it is open, otherwise the next open one; null when all are taken. A steal needs a press in the
 * same turn, so that nobody steals by accident when another player was faster.
 */
export function useChoice(
  runId: string,
  isOpen: (cell: number) => boolean,
  { turn, canChoose }: Steals = { turn: 0, canChoose: isOpen },
): { cell: number | null; choose: (cell: number) => void } {
  const from = useChosen(runId)
  const chosen = useStore($chosen)
  const inOrder = Array.from({ length: CELLS }, (_, at) => ((from ?? 0) + at) % CELLS)
  const stays = from !== null && (isOpen(from) || (chosen.turn === turn && canChoose(from)))
  const cell = stays ? from : (inOrder.find(isOpen) ?? null)
  useEffect(() => {
    const before = $chosen.get()
    if (before.runId !== runId || before.cell !== cell) $chosen.set({ runId, cell, turn })
  }, [runId, cell, turn])
  return { cell, choose: (next) => $chosen.set({ runId, cell: next, turn }) }
}

/** Focuses the search box, which opens the keyboard on phones. */
export const toSearch = () => document.querySelector<HTMLElement>('[data-dock] [role=combobox]')?.focus()
