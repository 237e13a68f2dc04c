import { challengeRules } from '#games/challenge-rules.ts'
import { gridOf } from './deal.ts'
import type { Setup } from '../rules/engine.ts'
import { PracticeDeal } from './practice-deal.ts'
import { gridBandOfFacts, setupOf } from './roster.ts'

/** The same grid, if its axes cross as the generator's do. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup(keys, mode): Setup | null {
    const drawn = mode === 'solo' ? gridOf(keys, gridBandOfFacts()) : null
    return drawn && setupOf(drawn)
  },
  stands: ({ rows, columns }) => [...rows, ...columns].every(({ key }) => gridBandOfFacts().byKey.has(key)),
})
