import type { GameId } from '#core/games.ts'
import { estimateAction } from './action.ts'
import { estimateOf, type Asks } from './engine.ts'
import { outcomeBy } from './outcome.ts'

/** Rules of a game of estimates; an answer is a number between `from` and `to`. */
export type Rules = ReturnType<typeof estimateRules>

export function estimateRules({ id, from, to, ...asks }: Asks & { id: GameId; from: number; to: number }) {
  const engine = estimateOf(asks)
  return { id, rightOf: asks.rightOf, engine, action: estimateAction(from, to), outcome: outcomeBy(engine) }
}
