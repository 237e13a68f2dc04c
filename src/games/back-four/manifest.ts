import { DAILY, DEALT, type Listing, type Manifest } from '../manifest.ts'

export const backFour = {
  number: 12,
  since: '2026-11-27',
  modes: [
    { ...DAILY, path: '/back-four/today', maxPoints: 60, minSeconds: 4 },
    { ...DEALT, id: 'easy', path: '/back-four', maxPoints: 60, minSeconds: 4 },
    { ...DEALT, id: 'normal', path: '/back-four', maxPoints: 60, minSeconds: 4 },
    { ...DEALT, id: 'hard', path: '/back-four', maxPoints: 60, minSeconds: 4 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'drawn' },
  itemsADay: 16,
} as const satisfies Listing
