import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { View } from '../../rules/engine.ts'
import type { Third } from '../../rules/terms.ts'

/** The third last pressed, with its run. */
const $pressed = atom<{ runId: string; third: Third } | null>(null)

/** The third that hints apply to: the last pressed one while it is open, else the first open one; null when none is. */
export function useChosen(runId: string, view: View | null): [chosen: Third | null, choose: (third: Third) => void] {
  const pressed = useStore($pressed)
  const open = ([0, 1, 2] as const).filter((third) => view && !view.over && view.thirds[third]?.who === null)
  const chosen = open.find((third) => pressed?.runId === runId && pressed.third === third) ?? open[0] ?? null
  return [chosen, (third) => $pressed.set({ runId, third })]
}
