import { footballerById } from '#data/facts.ts'
import { challengeRules, wasDealtOn } from '#games/challenge-rules.ts'
import type { Setup } from '../rules/engine.ts'
import { LEVELS, type Level } from '../rules/terms.ts'
import { PracticeDeal } from './practice-deal.ts'
import { answerPool } from './roster.ts'

/** A deal of a level with one of its possible answers. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup: ({ answer: id, day }, mode, now): Setup | null => {
    const level = LEVELS.find((known): known is Level => known === mode)
    const answer = level && answerPool(level).find((candidate) => candidate.id === id)
    return answer && wasDealtOn(day, now) ? { answer, day, hard: level === 'hard' } : null
  },
  stands: ({ answer }) => footballerById(answer.id) !== undefined,
})
