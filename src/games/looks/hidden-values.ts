import type { Item, LooksSetup, State } from './index.ts'
import { LOOKS } from './terms.ts'

type Held = State<LooksSetup<Item>, string>

/** Quoted ids and names of the unfinished pictures, because a short name is part of other words. */
export const hiddenValuesOf = (state: Held): string[] =>
  state.setup.items.filter((_, at) => !isDone(state, at)).flatMap(({ id, name }) => [`"${id}"`, `"${name}"`])

/** Number of looks of a picture the player may load: none in the text version, all once it is finished. */
export function openedOf(state: Held, at: number): number {
  const turn = state.turns[at]
  if (!turn) return 0
  if (turn.result !== null) return LOOKS
  return state.inWords ? 0 : turn.look + 1
}

const isDone = ({ turns }: Held, at: number): boolean => (turns[at]?.result ?? null) !== null
