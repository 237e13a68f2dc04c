import { fill } from '#i18n/format.ts'
import type { Palette, Told } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { CELLS, ROW } from '../../rules/terms.ts'
import type { Words } from '../../words.ts'

const SIGNS: Record<Palette, Record<View['cells'][number]['state'], string>> = {
  usual: { filled: '🟩', wild: '🟨', open: '⬛' },
  contrast: { filled: '🟦', wild: '🟧', open: '⬛' },
}

/** Four rows of where it is filled; by whom, and with what, is untold. */
export function tell({ cells, filled, gaveUp, hintLeft, seconds }: View, palette: Palette, t: Words): Told {
  const rows = Array.from({ length: CELLS / ROW }, (_, row) => cells.slice(row * ROW, (row + 1) * ROW))
  const timed = seconds !== null
  const hinted = !hintLeft && !timed
  return {
    score: `${filled}/${CELLS}`,
    marks: [...(timed ? ['⏱️'] : []), ...(hinted ? ['💡'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: rows.map((row) => row.map(({ state }) => SIGNS[palette][state]).join('')),
    inWords: [
      fill(t.shareSum, { filled, max: CELLS }),
      ...(timed ? [t.shareTimed] : []),
      ...(hinted ? [t.shareHint] : []),
      ...rows.map((row, at) =>
        fill(t.shareRow, { n: at + 1, filled: row.filter(({ state }) => state !== 'open').length }),
      ),
    ],
  }
}
