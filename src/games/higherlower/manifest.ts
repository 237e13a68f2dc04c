import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, ON_BOARDS, PRACTICE, type Listing, type Manifest } from '../manifest.ts'

export const higherlower = {
  number: 11,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/higherlower/today', maxPoints: 50, minSeconds: 4 },
    { ...ON_BOARDS, path: '/higherlower/ranked', seconds: 10, maxPoints: 120, minSeconds: 1 },
    { ...PRACTICE, id: 'normal', path: '/higherlower/normal', maxPoints: 40, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'drawn' },
  todayCard: 'faces',
  modeCards: { kind: 'leagues' },
  itemsADay: 10,
} as const satisfies Listing
