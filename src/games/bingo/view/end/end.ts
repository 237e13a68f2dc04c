import { plural } from '#i18n/format.ts'
import { criterionName } from '#play/criteria/words.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import type { Words } from '../../words.ts'
import { endingOf } from './ending.ts'
import { Kept } from './Kept.tsx'
import { MiniCard } from './MiniCard.tsx'
import { Perfect } from './Perfect.tsx'
import { tell } from './share.ts'

/** How a run of Bingo ends. */
export const end: PlayEnd<View, Words> = {
  ending: endingOf,
  Figure: MiniCard,
  Board: Kept,
  Aha: Perfect,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: plural(locale, own.keptNote, view.wrong) }),
  tell: (view, palette, _, { own }) => tell(view, palette, own),
  versus: ({ view, pack, locale, t: { own } }) =>
    view.cells.map(({ criterion, state, by }) => ({
      about: criterionName(criterion, { pack, locale, words: own }),
      says: by?.name ?? '–',
      signs: [state === 'filled' ? 'ok' : state === 'wild' ? 'near' : 'no'] as const,
      worth: by ? 1 : 0,
    })),
  bars: {
    label: String,
    own: ({ filled }) => filled,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}
