import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, DEALT, type Listing, type Manifest } from '../manifest.ts'

export const stadiums = {
  number: 5,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/stadiums/today', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'easy', path: '/stadiums', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'hard', path: '/stadiums', maxPoints: 60, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'drawn' },
  itemsADay: 6,
} as const satisfies Listing
