import { isNamed, split, type State } from './engine/index.ts'

/** Ids and names of the thirds that are open, with their quotes: a short name is part of other words. */
export const secretsOf = (state: State): string[] =>
  split.isOver(state)
    ? []
    : state.setup.faces.filter(({ id }) => !isNamed(state, id)).flatMap(({ id, name }) => [`"${id}"`, `"${name}"`])

/** Of the one picture: played in words nothing is shown before the end. */
export const openedOf = (state: State): number => (state.inWords && !split.isOver(state) ? 0 : 1)
