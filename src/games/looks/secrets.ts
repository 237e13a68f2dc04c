import type { Item, LooksSetup, State } from './index.ts'
import { LOOKS } from './terms.ts'

type Held = State<LooksSetup<Item>, string>

/** Ids and names of the pictures that are not done, with their quotes: a short name is part of other words. */
export const secretsOf = (state: Held): string[] =>
  state.setup.items.filter((_, at) => !isDone(state, at)).flatMap(({ id, name }) => [`"${id}"`, `"${name}"`])

/** How many looks of a picture may be seen: of one played in words none, of one that is done all. */
export function openedOf(state: Held, at: number): number {
  const turn = state.turns[at]
  if (!turn) return 0
  if (turn.result !== null) return LOOKS
  return state.inWords ? 0 : turn.look + 1
}

const isDone = ({ turns }: Held, at: number): boolean => (turns[at]?.result ?? null) !== null
