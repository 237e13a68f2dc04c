import { fill } from '#i18n/format.ts'
import type { Palette, Told } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { CELLS, SIDE } from '../../rules/terms.ts'
import { raritySum } from '../../rules/rarity.ts'
import type { OwnWords } from '../../words.ts'

const RIGHT: Record<Palette, string> = { usual: '🟩', contrast: '🟦' }

/** Three rows of three signs and the rarity; no name says what was asked or answered. */
export function tell({ cells, gaveUp }: View, palette: Palette, t: OwnWords): Told {
  const count = cells.filter((placed) => placed !== null).length
  const sum = raritySum(cells)
  const rows = Array.from({ length: SIDE }, (_, row) => cells.slice(SIDE * row, SIDE * (row + 1)))
  return {
    score: fill(t.shareScore, { score: `${count}/${CELLS}`, sum }),
    marks: gaveUp ? '🏳️' : '',
    rows: rows.map((row) => row.map((placed) => (placed ? RIGHT[palette] : '⬛')).join('')),
    inWords: [
      fill(t.shareSum, { count, sum }),
      ...rows.map((row, at) =>
        fill(t.shareRow, { n: at + 1, cells: row.map((placed) => (placed ? t['mark-ok'] : t['mark-no'])).join(', ') }),
      ),
    ],
  }
}
