/** Tiles of a group, and groups of a board. */
const FOUR = 4

/**
 * Number of ways to part the tiles into the four groups, four each, counted up to two. `open`: for each tile the groups
 * that it meets.
 */
export function countPartitions(open: readonly (readonly number[])[]): number {
  const fewestFirst = open.toSorted((one, other) => one.length - other.length)
  const left = Array.from({ length: FOUR }, () => FOUR)
  let found = 0
  const place = (at: number): void => {
    if (at === fewestFirst.length) {
      found++
      return
    }
    for (const group of fewestFirst[at]!) {
      if (left[group] === 0 || found > 1) continue
      left[group]!--
      place(at + 1)
      left[group]!++
    }
  }
  place(0)
  return found
}

const ALL_TILES = 0xffff

/**
 * True where four themes part the tiles in another way than the board does. `own`: the group of each tile; `themes`:
 * what tiles have in common, as bits.
 */
export function hasOtherParting(themes: readonly number[], own: readonly number[]): boolean {
  const open = own.map((_, tile) => themes.filter((bits) => bits & (1 << tile)))
  const order = [...own.keys()].toSorted((one, other) => open[one]!.length - open[other]!.length)
  const chosen: { bits: number; tiles: number[] }[] = []
  const isOther = () => chosen.some(({ tiles }) => tiles.some((tile) => own[tile] !== own[tiles[0]!]))
  const place = (nth: number): boolean => {
    if (nth === order.length) return isOther()
    const tile = order[nth]!
    for (const { bits, tiles } of chosen) {
      if (tiles.length === FOUR || !(bits & (1 << tile))) continue
      tiles.push(tile)
      if (place(nth + 1)) return true
      tiles.pop()
    }
    if (chosen.length === FOUR) return false
    for (const bits of open[tile]!) {
      if (chosen.some((one) => one.bits === bits)) continue
      chosen.push({ bits, tiles: [tile] })
      const covered = chosen.reduce((sum, one) => sum | one.bits, 0)
      if ((chosen.length < FOUR || covered === ALL_TILES) && place(nth + 1)) return true
      chosen.pop()
    }
    return false
  }
  return place(0)
}
