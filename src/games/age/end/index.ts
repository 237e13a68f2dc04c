import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import { marksOf, meanOff, offSays } from '../figures.ts'
import { Bias } from './Bias.tsx'
import { endingOf } from './ending.ts'
import { KeptTen } from './KeptTen.tsx'
import { Nearest } from './Nearest.tsx'
import { tell } from './share.ts'
import type { GameWords } from '#play/game.ts'

/** How a run of Age ends. */
export const end: PlayEnd<View, GameWords<'age'>> = {
  ending: endingOf,
  Figure: Nearest,
  Board: KeptTen,
  board: ({ view, locale, t: { own } }) => {
    const off = meanOff(view.done)
    return { title: own.kept, note: off === null ? '' : offSays(off, locale, own) }
  },
  Aha: Bias,
  tell: (view, palette, locale, { own }) => tell(view, palette, locale, own),
  versus: ({ view }) =>
    view.done.map((one) => ({
      about: `${one.name}, ${one.age}`,
      says: one.answer === null ? '–' : String(one.answer),
      worth: one.marks,
    })),
  bars: {
    label: (bar) => (bar === 10 ? '100' : `${10 * bar}–${10 * bar + 9}`),
    own: ({ done }) => Math.floor(marksOf(done) / 10),
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}
