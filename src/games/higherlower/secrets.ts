import { higherlower, type State } from './engine/index.ts'

/** Who comes later, and what is asked, unless somebody who was told has the name or is worth the same. */
export function secretsOf(state: State): string[] {
  const { over, steps } = higherlower.view(state, 0)
  if (over) return []
  const told = new Set(steps.flatMap(({ id, name, eur }) => [`"${id}"`, `"${name}"`, String(eur)]))
  const [asked, ...later] = state.deck.slice(steps.length)
  const secrets = [String(asked![4]), ...later.flatMap(([id, name]) => [`"${id}"`, `"${name}"`])]
  return secrets.filter((secret) => !told.has(secret))
}
