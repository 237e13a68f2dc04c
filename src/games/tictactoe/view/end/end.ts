import { fill } from '#i18n/format.ts'
import type { PlayEnd, Ending, EndProps, Palette, ShareText } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { cellName, shareText } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import { raritySum } from '../../rules/rarity.ts'
import { KeptGrid } from './KeptGrid.tsx'
import { RarityFigure } from './RarityFigure.tsx'
import { Rarest } from './Rarest.tsx'
import { CELLS, SIDE } from '../../rules/terms.ts'

const RIGHT: Record<Palette, string> = { usual: '🟩', contrast: '🟦' }

/** Share text: three rows of three signs and the rarity; no name, no axis. */
function tell({ cells, gaveUp }: View, palette: Palette, t: OwnWords): ShareText {
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

/** End of a grid. */
export const end: PlayEnd<View, OwnWords> = {
  ending: endingOf,
  Figure: RarityFigure,
  Board: KeptGrid,
  board: ({ view, t: { own } }) => ({ title: own.kept, note: fill(own.raritySum, { sum: raritySum(view.cells) }) }),
  Aha: Rarest,
  shareText: (view, palette, _, { own }) => tell(view, palette, own),
  versus: ({ view, pack, locale, t: { own } }) =>
    view.cells.map((placed, cell) => ({
      about: cellName(cell, view, { locale, t: own }),
      says: placed
        ? `${pack.byId.get(placed.id)?.name ?? placed.id}, ${shareText(placed.share, placed.of > 0, own)}`
        : '–',
      worth: placed ? 2 - placed.share : 0,
    })),
  named: ({ cells, misses }) => [...cells.flatMap((placed) => placed?.id ?? []), ...misses.map(({ id }) => id)],
  bars: {
    label: String,
    own: ({ cells }) => cells.filter((placed) => placed !== null).length,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}

/** The shirt shows the number of cells; the closing line depends on cells and lines. */
function endingOf({ view, isPractice, t: { own, end } }: EndProps<View, OwnWords>): Ending {
  const count = view.cells.filter((placed) => placed !== null).length
  const fact = fill(own.fact, { count, sum: raritySum(view.cells) })
  if (view.gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const words: Record<string, unknown> = own
  const voice = `${String(words[`cells-${count}`])} ${String(words[`lines-${view.lines.length}`])}`
  return { result: view.lines.length > 0 ? 'won' : 'lost', shirt: String(count), over: end.fullTime, voice, fact }
}
