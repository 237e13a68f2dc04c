import { useEffect } from 'react'
import { $chosen, useChosen } from './chosen.ts'
import { CELLS } from './engine/size.ts'

/**
 * The chosen cell as long as it can be chosen, else the first open one after it; null where all are taken. `canChoose` says
 * more than `isOpen` where somebody's cell can be taken from him.
 */
export function useChoice(
  runId: string,
  isOpen: (cell: number) => boolean,
  canChoose: (cell: number) => boolean = isOpen,
): { cell: number | null; choose: (cell: number) => void } {
  const from = useChosen(runId)
  const inOrder = Array.from({ length: CELLS }, (_, at) => ((from ?? 0) + at) % CELLS)
  const cell = from !== null && canChoose(from) ? from : (inOrder.find(isOpen) ?? null)
  useEffect(() => {
    const chosen = $chosen.get()
    if (chosen.runId !== runId || chosen.cell !== cell) $chosen.set({ runId, cell })
  }, [runId, cell])
  return { cell, choose: (next) => $chosen.set({ runId, cell: next }) }
}

/** A name is typed next: the list of names opens with the keyboard of a phone. */
export const toSearch = () => document.querySelector<HTMLElement>('[data-dock] [role=combobox]')?.focus()
