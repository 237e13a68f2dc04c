import { plural } from '#i18n/format.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import { Best } from './Best.tsx'
import { endingOf } from './ending.ts'
import { Hardest } from './Hardest.tsx'
import { KeptQuestions } from './KeptQuestions.tsx'
import { tell } from './share.ts'
import type { GameWords } from '#play/game.ts'

/** How a run of Statistics ends. */
export const end: PlayEnd<View, GameWords<'statistics'>> = {
  ending: endingOf,
  Figure: Best,
  Board: KeptQuestions,
  Aha: Hardest,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: plural(locale, own.rightCount, view.run) }),
  tell: (view, palette, locale, { own }) => tell(view, palette, locale, own),
  versus: ({ view }) =>
    view.done.map(({ left, right, picked, hit }) => ({
      about: `${left.name} – ${right.name}`,
      says: picked === null ? '–' : [left, right][picked]!.name,
      ...(picked !== null && { signs: [hit ? 'ok' : 'no'] as const }),
      worth: hit ? 1 : 0,
    })),
  bars: {
    label: String,
    own: ({ run }) => run,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}
