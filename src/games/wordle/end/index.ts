import type { Messages } from '#i18n/messages/index.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import { aboutHim, starOf } from './answer.ts'
import { endingOf } from './ending.ts'
import { FieldShrink } from './FieldShrink.tsx'
import { KeptBoard } from './KeptBoard.tsx'
import { tell } from './share.ts'

/** How a Wordle ends. */
export const end: PlayEnd<View, Messages<'wordle'>> = {
  ending: endingOf,
  star: starOf,
  Board: KeptBoard,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: FieldShrink,
  about: aboutHim,
  tell: (view, palette, locale, { own }) => tell(view, palette, locale, own),
  bars: {
    // Bucket 0 holds who missed: last in the order of reading.
    label: (bucket) => (bucket === 0 ? '×' : String(bucket)),
    own: ({ solved, guesses }) => (solved ? guesses : 0),
    order: (count) => [...Array.from({ length: count - 1 }, (_, at) => at + 1), 0],
  },
}
