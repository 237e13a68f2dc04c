import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, DEALT, type Listing, type Manifest } from '../manifest.ts'

export const blur = {
  number: 8,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/blur/logo/today', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'easy', path: '/blur/logo', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'hard', path: '/blur/logo', maxPoints: 60, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'drawn' },
  modeCards: { kind: 'crests', clubs: ['dortmund', 'fulham', 'napoli', 'villarreal'] },
  itemsADay: 5,
} as const satisfies Listing
