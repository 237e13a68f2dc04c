import type { PointLine } from '#core/points.ts'
import type { Outcome } from '#games/outcome.ts'
import type { State } from './engine/index.ts'
import { linesOf } from './engine/lines.ts'
import { rarityPoints } from './rarity.ts'

const CELL_POINTS = 5
const LINE_POINTS = 2

/** What a finished run was worth: 80 at most. Whoever has a line has won; the score counts right cells. */
export function outcomeOf({ cells, guesses, gaveUp }: State): Outcome {
  const placed = cells.flatMap((cell) => cell ?? [])
  const lines = linesOf((cell) => cells[cell] !== null).length
  const line = (line: PointLine): PointLine[] => (line.points > 0 ? [line] : [])
  return {
    won: lines > 0,
    score: placed.length,
    lines: [
      ...line({ key: 'cells', points: CELL_POINTS * placed.length, count: placed.length }),
      ...line({ key: 'lines', points: LINE_POINTS * lines, count: lines }),
      ...line({ key: 'rarity', points: rarityPoints(cells) }),
    ],
    n: guesses.length + (gaveUp ? 1 : 0),
    tags: gaveUp ? ['gave-up'] : [],
    items: placed.map(({ id }) => id),
  }
}
