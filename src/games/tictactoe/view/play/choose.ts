import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $chosen, useChosen } from './chosen.ts'
import { CELLS } from '../../rules/terms.ts'

type Steals = {
  /** How many turns have been. */
  turn: number
  /** Says more than `isOpen`: somebody's cell can be taken from him. */
  canChoose: (cell: number) => boolean
}

/**
 * The chosen cell as long as it is open, else the first open one after it; null where all are taken. One that has to be
 * stolen is chosen by a press alone, and for that turn: nobody steals because another one was faster.
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

/** A name is typed next: the list of names opens with the keyboard of a phone. */
export const toSearch = () => document.querySelector<HTMLElement>('[data-dock] [role=combobox]')?.focus()
