import { footballerById } from '#data/facts.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { setupOf } from './deal.ts'
import type { Setup } from '../rules/engine.ts'
import { cardOf, PracticeDeal } from './practice-deal.ts'
import { bandOf, nameOf } from './roster.ts'

/** Rules of Bingo challenges: a practice deal that the level's generator could have dealt. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup(deal, mode): Setup | null {
    if (mode !== (deal.timed ? 'timed' : 'normal')) return null
    const band = bandOf(deal.level)
    const card = cardOf(band, deal)
    return card && setupOf(band, card, deal.timed, nameOf)
  },
  level: ({ level }) => level,
  stands: ({ players }) => players.every(({ id }) => footballerById(id) !== undefined),
})
