import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, MATCH, PRACTICE, type Listing, type Manifest } from '../manifest.ts'

export const tictactoe = {
  number: 2,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/tictactoe/today', maxPoints: 80, minSeconds: 2 },
    { ...PRACTICE, id: 'solo', path: '/tictactoe/solo', maxPoints: 80, minSeconds: 2 },
    { ...PRACTICE, id: 'bot', path: '/tictactoe/bot', maxPoints: 50, minSeconds: 4 },
    { ...MATCH, path: '/tictactoe/multiplayer', maxPoints: 50, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'board', symbols: '+++++++++' },
  modeCards: { kind: 'board', symbols: { solo: '✓+✓✓✓++✓+', bot: 'xo+oxo+ox', multiplayer: 'xo+oxo+ox' } },
  itemsADay: 1,
} as const satisfies Listing
