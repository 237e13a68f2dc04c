import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

/** Chosen cell of a run, which the board highlights and the dock asks for. `turn`: when it was chosen. */
export const $chosen = atom<{ runId: string; cell: number | null; turn: number }>({ runId: '', cell: null, turn: 0 })

/** Chosen cell of a run; null without one, and before the board has loaded. */
export function useChosen(runId: string): number | null {
  const chosen = useStore($chosen)
  return chosen.runId === runId ? chosen.cell : null
}
