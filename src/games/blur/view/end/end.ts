import type { PlayEnd } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { LOOKS_BARS, looksEnding, looksShareText, looksVersus } from '#play/looks/end/index.ts'
import type { View } from '../../rules/engine.ts'
import { Best } from './Best.tsx'
import { Kept } from './Kept.tsx'
import { Riddles } from './Riddles.tsx'

/** End screen of Blur. */
export const end: PlayEnd<View, GameWords<'blur'>> = {
  ending: looksEnding,
  Figure: Best,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Riddles,
  shareText: (view, palette, _, { own }) => looksShareText(view, palette, own),
  versus: ({ view }) => looksVersus(view),
  bars: LOOKS_BARS,
}
