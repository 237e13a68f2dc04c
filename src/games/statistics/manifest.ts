import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, ON_BOARDS, PRACTICE, type Listing, type Manifest } from '../manifest.ts'

export const statistics = {
  number: 4,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/statistics/today', maxPoints: 50, minSeconds: 4 },
    { ...ON_BOARDS, path: '/statistics/ranked', seconds: 8, maxPoints: 120, minSeconds: 1 },
    { ...PRACTICE, id: 'normal', path: '/statistics/normal', maxPoints: 50, minSeconds: 4 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'drawn' },
  todayCard: 'faces',
  itemsADay: 10,
} as const satisfies Listing
