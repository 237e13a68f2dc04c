type Row = { name: string; points: number }

/**
 * Order and ranks of the table after raising the row of `name` to at least `points`, because the cached table may be
 * older than the player's last result. Null when no row changes.
 */
export function raised(
  rows: readonly Row[],
  name: string,
  points: number,
): { at: number; row: Row; rank: number }[] | null {
  if (!rows.some((row) => row.name === name && row.points < points)) return null
  const now = rows.map((row) => (row.name === name ? { name, points } : row))
  return now
    .map((row, at) => ({ at, row, rank: 1 + now.filter((other) => other.points > row.points).length }))
    .sort((one, other) => one.rank - other.rank)
}

let watched: MutationObserver | undefined

/** Keeps the player's row of today's table at the points that full time shows, also when the table loads later. */
export function raiseOwnRow(name: string, points: number): void {
  const list = document.querySelector<HTMLElement>('[data-live=table] ol')
  if (!list) return
  const raise = () => {
    const lines = [...list.querySelectorAll('li')]
    const spot = (line: HTMLElement, field: string) => line.querySelector(`[data-of=${field}]`)!
    const rows = lines.map((line) => ({
      name: spot(line, 'username').textContent,
      points: Number(spot(line, 'points').textContent),
    }))
    const sorted = raised(rows, name, points) ?? []
    for (const { at, row, rank } of sorted) {
      spot(lines[at]!, 'rank').textContent = String(rank)
      spot(lines[at]!, 'points').textContent = String(row.points)
    }
    if (sorted.length > 0) list.prepend(...sorted.map(({ at }) => lines[at]!))
  }
  watched?.disconnect()
  watched = new MutationObserver(raise)
  watched.observe(list, { childList: true })
  raise()
}
