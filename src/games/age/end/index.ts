import { TENS } from '#core/tens.ts'
import { mostFirst } from '#play/end/bars.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../engine/index.ts'
import { marksOf, meanSays } from '../figures.ts'
import { Bias } from './Bias.tsx'
import { endingOf } from './ending.ts'
import { KeptTen } from './KeptTen.tsx'
import { Nearest } from './Nearest.tsx'
import { tell } from './share.ts'

/** How a run of Age ends. */
export const end: PlayEnd<View, GameWords<'age'>> = {
  ending: endingOf,
  Figure: Nearest,
  Board: KeptTen,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: meanSays(view.done, locale, own) }),
  Aha: Bias,
  tell,
  versus: ({ view }) =>
    view.done.map(({ name, age, answer, marks }) => ({
      about: `${name}, ${age}`,
      says: answer === null ? '–' : String(answer),
      worth: marks,
    })),
  bars: { label: TENS.label, own: ({ done }) => TENS.of(marksOf(done)), order: mostFirst },
}
