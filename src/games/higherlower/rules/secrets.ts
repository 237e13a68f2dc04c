import { higherlower, type State } from './engine.ts'

/** Who comes later, and what is asked, unless somebody who was told has the name or is worth the same. */
export function secretsOf(state: State): string[] {
  const { over, steps, asked } = higherlower.view(state, 0)
  if (over) return []
  const told = new Set(steps.flatMap(({ id, name, eur }) => [`"${id}"`, `"${name}"`, String(eur)]))
  if (asked) told.add(`"${asked.id}"`).add(`"${asked.name}"`)
  const [now, ...later] = state.deck.slice(steps.length)
  const secrets = [String(now![4]), ...later.flatMap(([id, name]) => [`"${id}"`, `"${name}"`])]
  return secrets.filter((secret) => !told.has(secret))
}
