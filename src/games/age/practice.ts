import { localDay } from '#stores/local-day.ts'
import type { PracticeGame } from '#play/game.ts'
import type { State, View } from './engine/index.ts'
import { ASKED } from './engine/marks.ts'
import { outcomeOf } from './outcome.ts'
import { packPool, practiceRound } from './practice-round.ts'
import type { AgeAction } from './wire.ts'

export const practice: PracticeGame<'normal', State, View, AgeAction> = {
  levels: (pack) => (packPool(pack, localDay()).length >= 10 * ASKED ? ['normal'] : []),
  round(pack) {
    const { $round, play, keep, next } = practiceRound(pack)
    return { $round, play, keep, next }
  },
  outcome: outcomeOf,
}
