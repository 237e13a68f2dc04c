import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, DEALT, type Listing, type Manifest } from '../manifest.ts'

export const split = {
  number: 6,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/split/today', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'normal', path: '/split', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'hard', path: '/split', maxPoints: 60, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'drawn' },
  itemsADay: 3,
} as const satisfies Listing
