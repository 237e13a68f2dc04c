import { statistics, type State } from './engine.ts'

/** Who comes later, and the two figures that are asked, unless two who were told have the same. Namesakes were told too. */
export function secretsOf(state: State): string[] {
  const { over, at, done } = statistics.view(state, 0)
  if (over) return []
  const told = new Set(done.map(({ figures }) => figures.join()))
  const shown = new Set(state.deck.slice(0, at + 1).flatMap(([, , left, right]) => [left[1], right[1]]))
  const [open, ...later] = state.deck.slice(at)
  const [, , left, right] = open!
  const figures = [left[4], right[4]]
  const names = later.flatMap(([, , ...two]) =>
    two.flatMap(([id, name]) => (shown.has(name) ? [`"${id}"`] : [`"${id}"`, `"${name}"`])),
  )
  return told.has(figures.join()) ? names : [`[${figures.join()}]`, ...names]
}
