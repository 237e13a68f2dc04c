import type { PracticeGame } from '#play/game.ts'
import type { WordleAction } from './wire.ts'
import type { State, View } from './engine/index.ts'
import type { Level } from './engine/limits.ts'
import { playersLeft } from './left.ts'
import { outcomeOf } from './outcome.ts'
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
