import { fill } from '#i18n/format.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { cellName, shareText } from '../../says.ts'
import type { OwnWords } from '../../words.ts'
import { raritySum } from '../../rules/rarity.ts'
import { endingOf } from './ending.ts'
import { KeptGrid } from './KeptGrid.tsx'
import { RarityFigure } from './RarityFigure.tsx'
import { Rarest } from './Rarest.tsx'
import { tell } from './share.ts'

/** How a grid ends. */
export const end: PlayEnd<View, OwnWords> = {
  ending: endingOf,
  Figure: RarityFigure,
  Board: KeptGrid,
  board: ({ view, t: { own } }) => ({ title: own.kept, note: fill(own.raritySum, { sum: raritySum(view.cells) }) }),
  Aha: Rarest,
  tell: (view, palette, _, { own }) => tell(view, palette, own),
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
