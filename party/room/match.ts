import type * as z from 'zod/mini'
import type { MatchMove, SettingsMove } from '#contracts/match.ts'
import type { GameId } from '#core/games.ts'
import {
  isReady,
  isRunning,
  type Match,
  type MatchAction,
  type MatchState,
  type MatchView,
  type Row,
} from '#games/match/index.ts'
import type { MoveContext, Resolved, RoomGame } from './game.ts'
import { newSecret } from './secrets.ts'

type Dealing<Settings, Dealt, Game> = (
  state: MatchState<Settings, Game>,
  match: string,
  context: MoveContext,
) => Promise<{ ok: true; dealt: Dealt } | { ok: false; reason: string }>

/** A game's part of a match: dealing, and resolving wire moves. */
type Own<Settings, Dealt, Game, Move, Wire extends { type: string }> = {
  id: GameId
  mode: string
  Move: z.ZodMiniType<MatchMove | SettingsMove<Settings> | Wire>
  deal: Dealing<Settings, Dealt, Game>
  /** `game`: the running one; null in a lobby. */
  resolve(wire: Wire, game: Game | null): { ok: true; move: Move } | { ok: false; reason: string }
}

/** Increment when the shape of `MatchState` or of any game in it changes. */
const SHAPE = 4

/** Builds the room of a match. Lobby, kick-off and rematch are the same for every game. */
export function roomOfMatch<
  Settings,
  Dealt,
  Game,
  Move,
  GameView,
  Figures extends Row,
  Reason extends string,
  Wire extends { type: string },
>(
  match: Match<Settings, Dealt, Game, Move, GameView, Figures, Reason>,
  own: Own<Settings, Dealt, Game, Move, Wire>,
): RoomGame<
  MatchState<Settings, Game>,
  MatchAction<Settings, Dealt, Move>,
  MatchView<Settings, GameView, Figures>,
  MatchMove | SettingsMove<Settings> | Wire
> {
  type Action = MatchAction<Settings, Dealt, Move>

  async function kickOff(state: MatchState<Settings, Game>, context: MoveContext): Promise<Resolved<Action>> {
    const id = `${context.room}-${newSecret()}`
    const deal = await own.deal(state, id, context)
    return deal.ok ? { ok: true, action: { type: 'kickOff', match: id, dealt: deal.dealt } } : deal
  }

  return {
    id: own.id,
    mode: own.mode,
    shape: SHAPE,
    seats: match.seats.most,
    Move: own.Move,
    start: (now) => match.start({}, 0, now),
    engine: match,
    isRunning,
    until: match.until,
    quick: ({ quick }) => quick,
    begin: (state, context) => (isReady(state, match.seats.least) ? kickOff(state, context) : null),

    async resolve(wire, state, context) {
      if (wire.type === 'kickOff') return kickOff(state, context)
      if (isCommon(wire)) return { ok: true, action: wire }
      const resolved = own.resolve(wire as Wire, state.game)
      return resolved.ok ? { ok: true, action: { type: 'move', move: resolved.move } } : resolved
    },

    finished(state) {
      if (state.phase !== 'over' || state.match === null) return null
      const seats = match.outcomes(state).map(({ seat, won, score, points, base, ms, n, verdict }) => ({
        seat,
        won,
        score,
        points,
        base,
        ms,
        n,
        verdict,
      }))
      return { match: state.match, rounds: match.rounds(state)!, seats }
    },
  }
}

type Common<Settings> = Exclude<MatchMove, { type: 'kickOff' }> | SettingsMove<Settings>

const isCommon = <Settings>(wire: { type: string }): wire is Common<Settings> =>
  wire.type === 'ready' || wire.type === 'rematch' || wire.type === 'settings'
