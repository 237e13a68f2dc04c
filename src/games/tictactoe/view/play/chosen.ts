import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

/** Which cell of a run its player names somebody for: the board rings it, the dock asks for it. `turn`: when it was. */
export const $chosen = atom<{ runId: string; cell: number | null; turn: number }>({ runId: '', cell: null, turn: 0 })

/** The ringed cell of a run; null where none is, and before the board is there. */
export function useChosen(runId: string): number | null {
  const chosen = useStore($chosen)
  return chosen.runId === runId ? chosen.cell : null
}
