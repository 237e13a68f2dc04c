import { ASKED } from '#games/duel/terms.ts'
import type { GameWords, PlayGame } from '#play/game.ts'
import { chosenIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { Tally } from './Tally.tsx'
import type { StatisticsAction } from '../../rules/action.ts'

const HINT_POINTS = 2

export const game: PlayGame<View, StatisticsAction, GameWords<'statistics'>> = {
  id: 'statistics',
  paths: { today: '/statistics/today', practice: '/statistics/normal' },
  steps: { max: ASKED, done: ({ at }) => at },
  Asking,
  Tally,
  Dock,
  hint: (view, _, { own }) => ({
    cost: HINT_POINTS,
    name: own.hintName,
    refusal: !view || view.hintLeft ? null : view.hint || view.statistic !== 'matches' ? own.hintUsed : own.hintMatches,
  }),
  async board() {
    await chosenIntent()
    return (await import('./board.ts')).board
  },
  end: async () => (await import('../end/end.ts')).end,
  took: (action, { at }, now) => action.type !== 'pick' || now.done[at]?.picked === action.side,
}
