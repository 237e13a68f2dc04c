import { WordleAction } from '#games/wordle/rules/action.ts'
import { practiceKey } from '#play/practice/begun.ts'
import type { Pack } from '#search/pack.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { dealOne } from '#games/deal-one.ts'
import { wordle, type Action } from '../rules/engine.ts'
import type { Level } from '../rules/terms.ts'
import { PracticeDeal } from './practice-deal.ts'
import { answerFromPack, clueFromPack, packPool } from './pack-clues.ts'

/** No answer comes again within so many rounds of a level. */
const RECENT = 100

/** The practice run of a level in this browser; the day of the deal fixes the ages. */
export const practiceRound = (pack: Pack, level: Level) =>
  dealtRound({
    key: `${practiceKey('wordle')}${level}`,
    recent: RECENT,
    engine: wordle,
    deal: PracticeDeal,
    action: WordleAction,
    setupOf: ({ answer: id, day }) => {
      const answer = answerFromPack(pack, id)
      return answer ? { answer, day, hard: level === 'hard' } : null
    },
    resolve: (action): Action | null => {
      if (action.type !== 'guess') return action
      const clue = clueFromPack(pack, action.player)
      return clue ? { type: 'guess', clue } : null
    },
    next: (random, recent, day) => {
      const { id } = dealOne(packPool(pack, level), random, recent)
      return { deal: { answer: id, day }, asked: [id] }
    },
  })
