import type { Asked, Known, Told, View } from '../../rules/engine.ts'

/** The two on the page: `told` is the other one's truth, null while he is asked. */
export type Pair = { known: Known; other: Asked; told: Told | null }

/** `revealed`: the truth of the last answer still stands there. */
export function pairOf(view: View, revealed: boolean): Pair {
  const { steps, asked, known, at, ended } = view
  if (asked && !revealed) return { known, other: asked, told: null }
  // Nobody answered the one that time, or its player, ended.
  const last = Math.min(steps.length - 1, !revealed && (ended === 'time' || ended === 'gave-up') ? at + 1 : at)
  const told = steps[last]!
  return { known: steps[last - 1] ?? told, other: told, told }
}
