import { footballerById, FOOTBALLERS } from '#data/facts.ts'
import { agePool } from '#data/pools.ts'
import { DIED } from '#data/records.ts'
import { challengeRules, wasDealtOn } from '#games/challenge-rules.ts'
import { couldDeal } from './deal.ts'
import { askedOf, type Setup } from '../rules/engine.ts'
import { PracticeDeal } from './practice-deal.ts'

/** Rules of Age challenges: a practice deal of ten that could have been dealt on its day. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup: ({ players, day }, _mode, now): Setup | null => {
    if (!wasDealtOn(day, now)) return null
    const pool = agePool('normal', FOOTBALLERS, DIED, day)
    const asked = players.flatMap((id) => pool.find((candidate) => candidate.id === id) ?? [])
    return asked.length === players.length && couldDeal(pool, asked) ? { day, asked: asked.map(askedOf) } : null
  },
  stands: ({ asked }) => asked.every(({ id }) => footballerById(id) !== undefined && !DIED.has(id)),
})
