import type { Messages } from '#i18n/messages/index.ts'
import { ASKED } from '#games/duel/terms.ts'
import type { PlayGame } from '#play/game.ts'
import { rankedTally } from '#play/ranked/RankedTally.tsx'
import { Dock } from './Dock.tsx'
import { STEP_MS } from './engine/clock.ts'
import type { View } from './engine/index.ts'
import { EndlessTally, TenTally } from './Tally.tsx'
import { Values } from './Values.tsx'
import type { HigherLowerAction } from './wire.ts'

type HigherLower = PlayGame<View, HigherLowerAction, Messages<'higherlower'>>

const game: Omit<HigherLower, 'Tally'> = {
  id: 'higherlower',
  paths: { today: '/higherlower/today', practice: '/higherlower/normal' },
  steps: { max: ASKED, done: ({ at }) => at },
  Asking: Values,
  Dock,
  board: async () => (await import('./board.ts')).board,
  end: async () => (await import('./end/index.ts')).end,
  took: ({ type }, { at }, now) => now.steps[at + 1]?.answer === type,
}

export const today: HigherLower = { ...game, Tally: TenTally }
export const endless: HigherLower = { ...game, Tally: EndlessTally }
export const ranked: HigherLower = { ...game, Tally: rankedTally('higherlower', STEP_MS) }
