/**
 * Maximum bipartite matching of players to cells they meet (augmenting paths, Kuhn): for each filled cell the index of
 * its player. Earlier players are used first. `cells` lists the cells that may be filled.
 */
export function matched(fits: readonly (readonly number[])[], cells: readonly number[]): Map<number, number> {
  const open = new Set(cells)
  const by = new Map<number, number>()
  const canPut = (player: number, seen: Set<number>): boolean =>
    fits[player]!.some((cell) => {
      if (!open.has(cell) || seen.has(cell)) return false
      seen.add(cell)
      const before = by.get(cell)
      if (before !== undefined && !canPut(before, seen)) return false
      by.set(cell, player)
      return true
    })
  for (let player = 0; player < fits.length && by.size < open.size; player++) canPut(player, new Set())
  return by
}
