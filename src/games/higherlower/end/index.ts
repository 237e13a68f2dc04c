import { plural } from '#i18n/format.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import { EndedIt } from './EndedIt.tsx'
import { endingOf } from './ending.ts'
import { Hardest } from './Hardest.tsx'
import { KeptRun } from './KeptRun.tsx'
import { handsOn } from './hands-on.ts'
import { tell } from './share.ts'
import type { GameWords } from '#play/game.ts'

/** How a run of Higher lower ends. */
export const end: PlayEnd<View, GameWords<'higherlower'>> = {
  ending: endingOf,
  Figure: EndedIt,
  Board: KeptRun,
  Aha: Hardest,
  board: ({ view, locale, t: { own } }) => ({ title: own.yourRun, note: plural(locale, own.right, view.run) }),
  tell: (view, palette, locale, { own }) => tell(view, palette, locale, own),
  versus: ({ view, t: { own } }) =>
    view.steps.slice(1).map(({ name, answer, hit }) => ({
      about: name,
      says: answer === null ? '–' : own[answer],
      ...(hit !== null && { signs: [hit ? 'ok' : 'no'] as const }),
      worth: hit ? 1 : 0,
    })),
  handsOn,
  bars: {
    label: String,
    own: ({ run }) => run,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}
