import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, PRACTICE, type Listing, type Manifest } from '../manifest.ts'

export const age = {
  number: 7,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/age/today', maxPoints: 70, minSeconds: 10 },
    { ...PRACTICE, id: 'normal', path: '/age', maxPoints: 70, minSeconds: 10 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'drawn' },
  itemsADay: 10,
} as const satisfies Listing
