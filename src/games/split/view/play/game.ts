import type { GameWords, PlayGame } from '#play/game.ts'
import { asksForWords } from '#play/pictures/words.ts'
import { playIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { GUESSES } from '../../rules/terms.ts'
import { Tally } from './Tally.tsx'
import type { SplitAction } from '../../rules/action.ts'

const playing = () => import('./lazy.ts')

/** Client definition of Split: three footballers in one face. */
export const game: PlayGame<View, SplitAction, GameWords<'split'>> = {
  id: 'split',
  paths: { today: '/split/today', practice: '/split' },
  steps: { max: GUESSES, done: ({ tried }) => tried.length },
  begun: ({ tried, thirds, inWords }) => tried.length > 0 || inWords || thirds.some(({ hints }) => hints > 0),
  Asking,
  Tally,
  Dock,
  asks: asksForWords,
  async board() {
    await playIntent()
    return { Board: Asking, ...(await playing()).board }
  },
  end: async () => (await playing()).end(),
  took(action, before, now) {
    if (action.type === 'guess') return now.tried[before.tried.length]?.id === action.player
    if (action.type !== 'hint') return true
    return now.thirds[action.third]!.hints > before.thirds[action.third]!.hints
  },
}
