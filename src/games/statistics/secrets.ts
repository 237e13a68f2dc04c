import { statistics, type State } from './engine/index.ts'

/** Who comes later, and the two figures that are asked, unless two who were told have the same. */
export function secretsOf(state: State): string[] {
  const { over, at, done } = statistics.view(state, 0)
  if (over) return []
  const told = new Set(done.map(({ figures }) => figures.join()))
  const [open, ...later] = state.deck.slice(at)
  const [, , left, right] = open!
  const figures = [left[4], right[4]]
  const names = later.flatMap(([, , ...two]) => two.flatMap(([id, name]) => [`"${id}"`, `"${name}"`]))
  return told.has(figures.join()) ? names : [`[${figures.join()}]`, ...names]
}
