import { LAUNCH_DAY } from '#core/days.ts'
import { DAILY, MATCH, PRACTICE, type Listing, type Manifest } from '../manifest.ts'

export const wordle = {
  number: 1,
  since: LAUNCH_DAY,
  best: 'low',
  modes: [
    { ...DAILY, path: '/wordle/today', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'easy', path: '/wordle/solo', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'normal', path: '/wordle/solo', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'hard', path: '/wordle/solo', maxPoints: 60, minSeconds: 2 },
    { ...MATCH, path: '/wordle/multiplayer', maxPoints: 50, minSeconds: 2 },
  ],
} as const satisfies Manifest

export const listing = {
  still: { kind: 'face', cells: ['club', 'nation', 'league', 'role', 'age'] },
  itemsADay: 1,
} as const satisfies Listing
