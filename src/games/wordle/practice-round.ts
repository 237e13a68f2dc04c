import * as z from 'zod/mini'
import { WordleAction } from '#games/wordle/wire.ts'
import { isDay, type Day } from '#core/days.ts'
import { randomFrom, type Seed } from '#core/random.ts'
import { practiceKey } from '#play/practice/begun.ts'
import type { Pack } from '#search/pack.ts'
import { persisted } from '#stores/persisted.ts'
import { createRound } from '#stores/round.ts'
import { deal } from './deal.ts'
import { wordle, type Action } from './engine/index.ts'
import type { Level } from './engine/limits.ts'
import { answerFromPack, clueFromPack, packPool } from './pack-clues.ts'

const Deal = z.object({ answer: z.string(), day: z.string().check(z.refine(isDay)) })

/** No answer comes again within so many rounds of a level. */
const RECENT = 100

/** The practice run of a level in this browser; each level has its own, so that changing levels loses nothing. */
export function practiceRound(pack: Pack, level: Level) {
  const key = `${practiceKey('wordle')}${level}`
  const $recent = persisted(`${key}-recent`, z.array(z.string()), [])
  const round = createRound({
    engine: wordle,
    key,
    deal: Deal,
    action: WordleAction,
    setupOf: ({ answer: id, day }) => {
      const answer = answerFromPack(pack, id)
      return answer ? { answer, day: day as Day, hard: level === 'hard' } : null
    },
    resolve: (action): Action | null => {
      if (action.type !== 'guess') return action
      const clue = clueFromPack(pack, action.player)
      return clue ? { type: 'guess', clue } : null
    },
  })

  /** Deals the next player; `day` fixes the ages. */
  function next(day: Day, seed: Seed) {
    const { id } = deal(packPool(pack, level), randomFrom(seed), $recent.get())
    $recent.update((recent) => [...recent, id].slice(-RECENT))
    round.begin({ answer: id, day }, seed)
  }

  return { ...round, next }
}
