import type { Engine, Seat } from '#games/engine.ts'
import type {
  MatchAction,
  MatchOutcome,
  MatchRefusal,
  MatchRules,
  MatchState,
  MatchView,
  Rounds,
  Row,
  Standing,
} from './state.ts'
import { outcomeOf, verdictOf, type Verdict } from './table.ts'
import { isOut, isReady, isRunning, transitionsOf } from './transitions.ts'

export type * from './state.ts'
export { hasRival, ranked } from './table.ts'
export { isReady, isRunning }

export type Match<Settings, Dealt, Game, Move, GameView, Figures extends Row, Reason extends string> = Engine<
  Partial<Settings>,
  MatchState<Settings, Game>,
  MatchAction<Settings, Dealt, Move>,
  MatchView<Settings, GameView, Figures>,
  Reason | MatchRefusal
> & {
  seats: { least: number; most: number }
  /** When the shell must send `timeUp`, ms since 1970; null while the match waits for a player. */
  until(state: MatchState<Settings, Game>): number | null
  /** Outcome for each seat that took part from the start; empty in a lobby. */
  outcomes(state: MatchState<Settings, Game>): (MatchOutcome & { seat: Seat; verdict: Verdict })[]
  /** Rounds of the last match; null before the first. */
  rounds(state: MatchState<Settings, Game>): Rounds | null
}

/**
 * Builds an engine from a game's rules: a lobby with seats, settings and a host who kicks off, the game, its table, and
 * a rematch in the same room. The shell deals, seats players and sends `timeUp` at `until`.
 */
export function matchOf<Settings, Dealt, Game, Move, GameView, Figures extends Row, Reason extends string>(
  rules: MatchRules<Settings, Dealt, Game, Move, GameView, Figures, Reason>,
): Match<Settings, Dealt, Game, Move, GameView, Figures, Reason> {
  type State = MatchState<Settings, Game>
  const { apply, until } = transitionsOf(rules)

  function outcomes(state: State) {
    if (state.phase === 'lobby' || !state.game) return []
    const table = rules.table(state.game)
    const out = (seat: Seat) => isOut(state, seat)
    return table.map((row) => ({
      ...outcomeOf(row, table, out(row.seat)),
      seat: row.seat,
      verdict: verdictOf(row, table, out),
    }))
  }

  function standings({ game, players }: State): Standing<Figures>[] {
    return rules.table(game!).map((row) => {
      const player = players.find(({ seat }) => seat === row.seat)
      return { ...row, name: player?.name ?? '', out: player?.out ?? true }
    })
  }

  function outcome(state: State, you: Seat | null): MatchOutcome | null {
    const mine = state.phase === 'over' ? outcomes(state).find(({ seat }) => seat === you) : undefined
    if (!mine) return null
    const { seat: _, verdict: __, ...earned } = mine
    return earned
  }

  return {
    seats: rules.seats,
    apply,
    until,
    outcomes,
    rounds: ({ game }) => game && rules.rounds(game),
    isOver: ({ phase }) => phase === 'over',

    start: (settings) => ({
      phase: 'lobby',
      settings: { ...rules.defaults, ...settings },
      players: [],
      host: null,
      match: null,
      game: null,
      quick: null,
    }),

    view(state, you) {
      const { phase, host, settings, players, match, game, quick } = state
      const on = phase !== 'lobby' && game !== null
      return {
        phase,
        over: phase === 'over',
        you,
        host,
        settings,
        players,
        match,
        clock: isRunning(state) ? rules.clock(game!) : null,
        game: on ? rules.view(game, you, settings, phase === 'over') : null,
        standings: on ? standings(state) : [],
        outcome: outcome(state, you),
        quick,
      }
    },
  }
}
