import type { GameWords, PlayGame } from '#play/game.ts'
import { playIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { CLUE_POINTS, MOST_TURNS } from '../../rules/terms.ts'
import { Tally } from './Tally.tsx'
import type { CareerPathAction } from '../../rules/action.ts'

export const game: PlayGame<View, CareerPathAction, GameWords<'career-path'>> = {
  id: 'career-path',
  paths: { today: '/career-path/today', practice: '/career-path/classic' },
  steps: { max: MOST_TURNS, of: (view) => view.of, done: ({ turns }) => turns.length },
  Asking,
  Tally,
  Dock,
  hint: (view, _, { play }) => ({
    cost: view?.hidden === 0 ? 0 : CLUE_POINTS,
    refusal: view?.cluesLeft === 0 ? play.noHintLeft : null,
  }),
  async board() {
    await playIntent()
    return (await import('./board.ts')).board
  },
  end: async () => (await import('../end/end.ts')).end,
  took: (action, before, now) => action.type !== 'guess' || now.turns[before.turns.length]?.id === action.player,
}
