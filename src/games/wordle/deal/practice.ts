import type { PracticeGame } from '#play/game.ts'
import type { WordleAction } from '../rules/action.ts'
import type { State, View } from '../rules/engine.ts'
import type { Level } from '../rules/terms.ts'
import { playersLeft } from '../rules/left.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { openLevels, packPool } from './pack-clues.ts'
import { practiceRound } from './practice-round.ts'

export const practice: PracticeGame<Level, State, View, WordleAction> = {
  levels: openLevels,
  round: practiceRound,
  outcome: outcomeOf,
  facts: (state, pack, level) => ({ left: playersLeft(state, packPool(pack, level)) }),
  pictures: ({ answer, hints }, pack) =>
    hints > 0 && pack.byId.get(answer.id)?.portrait ? [[`/img/portrait/${answer.id}.webp?px=16`]] : [],
}
