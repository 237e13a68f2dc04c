import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, PRACTICE, type Listing, type Manifest } from '../manifest.ts'

export const bingo = {
  number: 10,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/bingo/today', maxPoints: 99, minSeconds: 2 },
    { ...PRACTICE, id: 'normal', path: '/bingo', maxPoints: 99, minSeconds: 2 },
    { ...PRACTICE, id: 'timed', path: '/bingo', maxPoints: 99, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'board', symbols: '✓++✓✓+++✓' },
  itemsADay: 1,
} as const satisfies Listing
