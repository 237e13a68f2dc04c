import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, PRACTICE, type Manifest } from '../manifest.ts'

export const careerPath = {
  number: 9,
  since: LAUNCH_DAY,
  best: 'low',
  modes: [
    { ...DAILY, path: '/career-path/today', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'classic', path: '/career-path/classic', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'hard', path: '/career-path/hard', maxPoints: 70, minSeconds: 2 },
  ],
} as const satisfies Manifest
