import { ASKED } from '#games/duel/terms.ts'
import type { GameWords, PlayGame } from '#play/game.ts'
import { chosenIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import type { HigherLowerAction } from '../../rules/action.ts'

type HigherLower = PlayGame<View, HigherLowerAction, GameWords<'higherlower'>>

/** Without the tally, which differs by mode. */
export const game: Omit<HigherLower, 'Tally'> = {
  id: 'higherlower',
  paths: { today: '/higherlower/today', practice: '/higherlower/normal' },
  steps: { max: ASKED, done: ({ at }) => at },
  Asking,
  Dock,
  async board() {
    await chosenIntent()
    return (await import('./board.ts')).board
  },
  end: async () => (await import('../end/end.ts')).end,
  took: ({ type }, { at }, now) => now.steps[at + 1]?.answer === type,
}
