import { footballerById } from '#data/facts.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { classicSetup, couldDealHard, hardSetup } from './deal.ts'
import type { Setup } from '../rules/engine.ts'
import { isLevelOf, isOfLevel } from './levels.ts'
import { PracticeDeal } from './practice-deal.ts'
import { answerPool, shownClub, wasAt } from './roster.ts'

/** Rules of career path challenges: the answer is in the mode's pool, and in hard the clubs identify him alone. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup({ answer: id, hard, level }, mode): Setup | null {
    if (mode !== 'classic' && mode !== 'hard') return null
    const answer = answerPool(mode).find((candidate) => candidate.id === id)
    if (!answer || !isLevelOf(mode, level) || !isOfLevel(level)(answer)) return null
    if ((mode === 'hard') !== (hard !== null)) return null
    if (!hard) return { ...classicSetup(answer, shownClub), level }
    return couldDealHard(answer, hard, wasAt) ? { ...hardSetup(answer, hard, shownClub), level } : null
  },
  level: ({ level }) => level ?? null,
  stands: ({ answer }) => footballerById(answer.id) !== undefined,
})
