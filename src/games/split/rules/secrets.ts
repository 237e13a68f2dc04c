import { isNamed, split, type State } from './engine.ts'
import { THIRDS } from './terms.ts'

/** Ids and names of the thirds that are open, with their quotes: a short name is part of other words. */
export const secretsOf = (state: State): string[] =>
  split.isOver(state)
    ? []
    : state.setup.faces.filter(({ id }) => !isNamed(state, id)).flatMap(({ id, name }) => [`"${id}"`, `"${name}"`])

/** How many thirds are shown: played in words none before the end. */
export const openedOf = (state: State): number => (state.inWords && !split.isOver(state) ? 0 : THIRDS.length)
