import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { View } from '../../rules/engine.ts'
import type { Third } from '../../rules/terms.ts'

/** The third that its player has pressed, of which run. */
const $pressed = atom<{ runId: string; third: Third } | null>(null)

/** The third that hints are about: the one that was pressed last, as long as it is open; else the first that is. Null: none is. */
export function useChosen(runId: string, view: View | null): [chosen: Third | null, choose: (third: Third) => void] {
  const pressed = useStore($pressed)
  const open = ([0, 1, 2] as const).filter((third) => view && !view.over && view.thirds[third]?.who === null)
  const chosen = open.find((third) => pressed?.runId === runId && pressed.third === third) ?? open[0] ?? null
  return [chosen, (third) => $pressed.set({ runId, third })]
}
