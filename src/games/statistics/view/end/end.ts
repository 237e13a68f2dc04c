import { WON_FROM } from '#games/duel/terms.ts'
import { plural } from '#i18n/format.ts'
import { duelEnding, duelShareText } from '#play/duel/ending.ts'
import { mostFirst } from '#play/end/bars.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { Best } from './Best.tsx'
import { Hardest } from './Hardest.tsx'
import { KeptQuestions } from './KeptQuestions.tsx'
import type { GameWords } from '#play/game.ts'

const hitsOf = ({ done }: View): boolean[] => done.flatMap(({ hit, picked }) => (picked === null ? [] : [hit]))

/** End screen of Statistics. */
export const end: PlayEnd<View, GameWords<'statistics'>> = {
  ending: (props) => duelEnding(props, WON_FROM[props.view.terms === 'ranked' ? 'ranked' : 'ten']),
  Figure: Best,
  Board: KeptQuestions,
  Aha: Hardest,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: plural(locale, own.rightCount, view.run) }),
  shareText: (view, palette, locale, { own }) => duelShareText(view, hitsOf(view), palette, locale, own),
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
    order: mostFirst,
  },
}
