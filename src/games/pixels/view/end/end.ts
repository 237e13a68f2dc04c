import type { PlayEnd } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { LOOKS_BARS, looksEnding, looksShareText, looksVersus } from '#play/looks/end/index.ts'
import type { View } from '../../rules/engine.ts'
import { Best } from './Best.tsx'
import { Drawn } from './Drawn.tsx'
import { Kept } from './Kept.tsx'

/** End screen of Pixels. */
export const end: PlayEnd<View, GameWords<'pixels'>> = {
  ending: looksEnding,
  Figure: Best,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Drawn,
  shareText: (view, palette, _, { own }) => looksShareText(view, palette, own),
  versus: ({ view }) => looksVersus(view),
  bars: LOOKS_BARS,
}
