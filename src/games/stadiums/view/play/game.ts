import type { GameWords, PlayGame } from '#play/game.ts'
import { playIntent } from '#ui/intent.ts'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { CHECKS } from '../../rules/terms.ts'
import { Grounds } from './Grounds.tsx'
import { Tally } from './Tally.tsx'
import type { StadiumsAction } from '../../rules/action.ts'

/** Client definition of Stadiums: six grounds, eight clubs, three checks. */
export const game: PlayGame<View, StadiumsAction, GameWords<'stadiums'>> = {
  id: 'stadiums',
  paths: { today: '/stadiums/today', practice: '/stadiums' },
  steps: { max: CHECKS, done: ({ left }) => CHECKS - left },
  begun: ({ cards }) => cards.some(({ city }) => city !== null),
  Asking: Grounds,
  Tally,
  Dock,
  async board() {
    await playIntent()
    return (await import('./board.ts')).board
  },
  end: async () => (await import('./board.ts')).end(),
  took: (action, before, now) => action.type !== 'check' || now.left < before.left,
}
