import type { PointLine } from '#core/points.ts'
import { linesOf } from './lines.ts'
import { rarityPoints } from './rarity.ts'

const CELL_POINTS = 5
const LINE_POINTS = 2

/** What cells are worth: 80 at most, five each, two a line, and up to 19 for names that few others gave. */
export function pointLines(cells: readonly ({ share: number } | null)[]): PointLine[] {
  const placed = cells.filter((cell) => cell !== null).length
  const lines = linesOf((cell) => cells[cell] !== null).length
  return [
    { key: 'cells', points: CELL_POINTS * placed, count: placed },
    { key: 'lines', points: LINE_POINTS * lines, count: lines },
    { key: 'rarity', points: rarityPoints(cells) },
  ].filter(({ points }) => points > 0)
}
