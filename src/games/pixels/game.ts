import type { GameWords, PlayGame } from '#play/game.ts'
import { asksForWords } from '#play/pictures/words.ts'
import { playIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from './engine/index.ts'
import { Tally } from './Tally.tsx'
import type { PixelsAction } from './wire.ts'

/** Five faces a run. */
export const game: PlayGame<View, PixelsAction, GameWords<'pixels'>> = {
  id: 'pixels',
  paths: { today: '/pixels/today', practice: '/pixels/easy' },
  steps: { max: 5, done: ({ done }) => done.length },
  begun: ({ look, tried, inWords }) => look > 0 || tried.length > 0 || inWords,
  Asking,
  Tally,
  Dock,
  asks: asksForWords,
  async board() {
    await playIntent()
    return (await playing()).board
  },
  end: async () => (await playing()).end(),
  took(action, before, now) {
    if (action.type === 'guess') {
      const left = now.done[before.at]
      return now.at > before.at ? left !== undefined : now.tried.at(-1)?.id === action.player
    }
    return action.type !== 'step' || now.at > before.at || now.look > before.look
  },
}

const playing = () => import('./board.ts')
