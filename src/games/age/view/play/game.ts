import type { GameWords, PlayGame } from '#play/game.ts'
import { playIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { ASKED, HINT_POINTS } from '../../rules/terms.ts'
import { Tally } from './Tally.tsx'
import { answeredOf } from '../../rules/figures.ts'
import type { AgeAction } from '../../rules/action.ts'

const answered = (view: View): number => answeredOf(view).length

export const game: PlayGame<View, AgeAction, GameWords<'age'>> = {
  id: 'age',
  paths: { today: '/age/today', practice: '/age' },
  steps: { max: ASKED, done: answered },
  Asking,
  Tally,
  Dock,
  hint: (view, _, { own }) => ({ cost: HINT_POINTS, refusal: view && !view.hintLeft ? own.hintUsed : null }),
  async board() {
    await playIntent()
    return (await import('./board.ts')).board
  },
  end: async () => (await import('../end/end.tsx')).end,
  took: (action, before, now) => action.type !== 'answer' || now.done[answered(before)]?.answer === action.age,
}
