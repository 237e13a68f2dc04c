import { WON_FROM } from '#games/duel/terms.ts'
import { plural } from '#i18n/format.ts'
import { duelEnding, duelShareText } from '#play/duel/ending.ts'
import { mostFirst } from '#play/end/bars.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { EndedIt } from './EndedIt.tsx'
import { Hardest } from './Hardest.tsx'
import { KeptRun } from './KeptRun.tsx'
import type { GameWords } from '#play/game.ts'
import type { PracticeDeal } from '../../deal/practice-deal.ts'

/** Length of the quotes and comma around an id in JSON. */
const QUOTES = 3

/** Shortens the chain to fit the size limit of a challenge. */
function handsOn(deal: unknown, room: number): PracticeDeal {
  const { league, players } = deal as PracticeDeal
  let left = room
  const most = players.findIndex((id) => (left -= id.length + QUOTES) < 0)
  return { league, players: most < 0 ? players : players.slice(0, most) }
}

const wonBy = { today: 'ten', normal: 'endless', ranked: 'ranked' } as const

const hitsOf = ({ steps }: View): boolean[] =>
  steps.flatMap(({ hit, answer }) => (hit === null || answer === null ? [] : [hit]))

/** End screen of Higher lower. */
export const end: PlayEnd<View, GameWords<'higherlower'>> = {
  ending: (props) => duelEnding(props, WON_FROM[wonBy[props.view.terms]]),
  Figure: EndedIt,
  Board: KeptRun,
  Aha: Hardest,
  board: ({ view, locale, t: { own } }) => ({ title: own.yourRun, note: plural(locale, own.right, view.run) }),
  shareText: (view, palette, locale, { own }) => duelShareText(view, hitsOf(view), palette, locale, own),
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
    order: mostFirst,
  },
}
