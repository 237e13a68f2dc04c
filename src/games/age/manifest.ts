import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, PRACTICE, type Manifest } from '../manifest.ts'

export const age = {
  number: 7,
  since: LAUNCH_DAY,
  modes: [
    { ...DAILY, path: '/age/today', maxPoints: 70, minSeconds: 10 },
    { ...PRACTICE, id: 'normal', path: '/age', maxPoints: 70, minSeconds: 10 },
  ],
} as const satisfies Manifest
