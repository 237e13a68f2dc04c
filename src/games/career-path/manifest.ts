import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, PRACTICE, type Listing, type Manifest } from '../manifest.ts'

export const careerPath = {
  number: 9,
  since: LAUNCH_DAY,
  best: 'low',
  modes: [
    { ...DAILY, path: '/career-path/today', maxPoints: 50, minSeconds: 2 },
    // Runs from before 29 November 2026 could earn 60 points, and may be claimed later.
    { ...PRACTICE, id: 'classic', path: '/career-path/classic', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'hard', path: '/career-path/hard', maxPoints: 70, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'drawn' },
  modeCards: { kind: 'crests', clubs: ['santos', 'barca', 'psg'], asks: true },
  itemsADay: 1,
} as const satisfies Listing
