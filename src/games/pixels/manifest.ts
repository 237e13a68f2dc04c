import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, DEALT, type Listing, type Manifest } from '../manifest.ts'

export const pixels = {
  number: 3,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/pixels/today', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'easy', path: '/pixels/easy', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'hard', path: '/pixels/hard', maxPoints: 100, minSeconds: 2 },
    { ...DEALT, id: 'themes', path: '/pixels/themes', maxPoints: 60, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'face' },
  itemsADay: 5,
} as const satisfies Listing
