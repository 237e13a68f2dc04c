import { matchOf, type MatchAction } from '#games/match/index.ts'
import { forfeit, kickOff, move, stop, timeUp } from './rounds.ts'
import {
  SEATS,
  type Dealt,
  type Figures,
  type Game,
  type GameView,
  type Move,
  type Refusal,
  type Settings,
} from './state.ts'
import { tableOf } from './table.ts'
import { viewOf } from './view.ts'

export * from './state.ts'
export { tableOf } from './table.ts'

export type Action = MatchAction<Settings, Dealt, Move>

/**
 * Two to eight race to name the same footballer, over three or five rounds of a match. The shell deals the answers
 * (`deal.ts`).
 */
export const race = matchOf<Settings, Dealt, Game, Move, GameView, Figures, Refusal>({
  seats: SEATS,
  defaults: { rounds: 3, difficulty: 'easy', hideColours: false },
  quick: { rounds: 3, difficulty: 'easy', hideColours: false },
  kickOff: (dealt, { seats, before }, now) => kickOff(dealt, seats, before, now),
  apply: (game, played, by, now) => move(game, by, played, now),
  forfeit,
  stop,
  clock: ({ startedAt, until }) => (until === null ? null : { since: startedAt, until }),
  timeUp,
  isOver: ({ phase }) => phase === 'over',
  rounds: ({ tally, answers }) => ({ played: tally[0]?.solvedAt.length ?? 0, planned: answers.length }),
  table: tableOf,
  view: viewOf,
})
