import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { VALUES } from '#data/records.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { PracticeDeal, setupOf } from './practice-deal.ts'

/** Rules of Higher lower challenges: a practice deal whose chain could have been dealt. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup: (deal) => setupOf(deal, { footballers: FOOTBALLERS, values: VALUES }),
  level: ({ league }) => league ?? 'all',
  stands: ({ deck }) => deck.every(([id]) => footballerById(id) !== undefined),
})
