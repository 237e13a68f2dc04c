import type { Asked, Known, Revealed, View } from '../../rules/engine.ts'

/** The two on the page: `told` is the truth about the other one, null while he is asked. */
export type Pair = { known: Known; other: Asked; told: Revealed | null }

/** `revealed`: the truth of the last answer is still shown. */
export function pairOf(view: View, revealed: boolean): Pair {
  const { steps, asked, known, at, ended } = view
  if (asked && !revealed) return { known, other: asked, told: null }
  // The last question has no answer when time ran out or the player gave up.
  const last = Math.min(steps.length - 1, !revealed && (ended === 'time' || ended === 'gave-up') ? at + 1 : at)
  const told = steps[last]!
  return { known: steps[last - 1] ?? told, other: told, told }
}
