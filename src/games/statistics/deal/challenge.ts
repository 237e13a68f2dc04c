import { footballerById } from '#data/facts.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { PracticeDeal, setupOf } from './practice-deal.ts'
import { totals } from './roster.ts'

/** Rules of Statistics challenges: a practice deal whose ten questions could have been dealt. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup: (deal) => setupOf(deal, totals),
  level: ({ level }) => level,
  stands: ({ deck }) =>
    deck.every(([, , [left], [right]]) => footballerById(left) !== undefined && footballerById(right) !== undefined),
})
