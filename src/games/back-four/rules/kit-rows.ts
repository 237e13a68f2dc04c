import type { View } from './engine.ts'
import type { Kit } from './terms.ts'

/** Kits of every submission in order, then a row for a last group that was found without one. */
export function kitRows({ rows, tries }: Pick<View, 'rows' | 'tries'>): Kit[][] {
  const kitOf = (cell: number) => rows.find(({ cells }) => cells.includes(cell))!.kit
  const submitted = tries.map(({ cells }) => cells.map(kitOf).toSorted((one, other) => one - other))
  const found = rows.flatMap(({ kit, isFound }) => (isFound ? kit : []))
  const closed = found.slice(tries.filter(({ is }) => is === 'right').length)
  return [...submitted, ...closed.map((kit) => [kit, kit, kit, kit])]
}
