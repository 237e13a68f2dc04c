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
