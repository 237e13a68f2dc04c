import type { Seat, Step } from '#games/engine.ts'
import type { MatchAction, MatchRefusal, MatchRules, MatchState, Row, Player } from './state.ts'

type Lobby = Pick<MatchState<unknown, unknown>, 'players' | 'host'>

/** Takes a seat, or renames its player. */
function sit<State extends Lobby>(state: State, seat: Seat, name: string): State {
  const others = state.players.filter((player) => player.seat !== seat)
  const known = state.players.find((player) => player.seat === seat)
  const player: Player = known ? { ...known, name } : { seat, name, ready: false, out: false, gone: false }
  const players = [...others, player].toSorted((one, other) => one.seat - other.seat)
  return { ...state, players, host: state.host ?? seat }
}

/** Leaves the room: frees the seat in a lobby, keeps the player in the standings of a match. */
function leave<State extends Lobby & { phase: string }>(state: State, seat: Seat): State {
  const host = state.host === seat ? nextHost(state.players, seat) : state.host
  const players =
    state.phase === 'lobby'
      ? state.players.filter((player) => player.seat !== seat)
      : updatePlayer(state.players, seat, (player) => ({ ...player, gone: true }))
  return { ...state, players, host }
}

/**
 * Returns to the lobby with all players who have not left; the next player becomes host, and only the player who
 * requested it is ready.
 */
function rematch<State extends Lobby & { phase: string }>(state: State, by: Seat): State {
  const stayed = state.players.filter(({ gone }) => !gone)
  const players = stayed.map((player) => ({ ...player, out: false, ready: player.seat === by }))
  return { ...state, phase: 'lobby', players, host: nextHost(players, state.host ?? by) ?? by }
}

const updatePlayer = (players: readonly Player[], seat: Seat, how: (player: Player) => Player): Player[] =>
  players.map((player) => (player.seat === seat ? how(player) : player))

/** Seat of the next player present, in seat order with wrap-around. */
function nextHost(players: readonly Player[], after: Seat): Seat | null {
  const others = players.filter(({ seat, gone }) => seat !== after && !gone)
  return (others.find(({ seat }) => seat > after) ?? others[0])?.seat ?? null
}

/** True during a match: seats are kept, and absent players forfeit. */
export const isRunning = ({ phase }: Pick<MatchState<unknown, unknown>, 'phase'>): boolean => phase === 'running'

export const isOut = ({ players }: Pick<MatchState<unknown, unknown>, 'players'>, seat: Seat): boolean =>
  players.some((player) => player.seat === seat && player.out)

/** Time for the other player to join or to accept a rematch. */
const ANSWER_MS = 15_000

/** True for a quick match that the room server can start: both players are present and ready. */
export const isReady = ({ phase, quick, players }: MatchState<unknown, unknown>, least: number): boolean =>
  phase === 'lobby' && quick !== null && players.length >= least && players.every(({ ready }) => ready)

/** All transitions of a match, built from the game's rules. */
export function transitionsOf<Settings, Dealt, Game, Move, GameView, Figures extends Row, Reason extends string>(
  rules: MatchRules<Settings, Dealt, Game, Move, GameView, Figures, Reason>,
) {
  type State = MatchState<Settings, Game>
  type Action = MatchAction<Settings, Dealt, Move>
  type Result = Step<State, Reason | MatchRefusal>

  const accept = (state: State): Result => ({ ok: true, state })
  const reject = (reason: Reason | MatchRefusal): Result => ({ ok: false, reason })

  const getDeadline = (state: State): number | null =>
    isRunning(state) ? (rules.clock(state.game!)?.until ?? null) : null

  /** After each change, ends a running match whose game is over or that has too few players left. */
  function settle(state: State, now: number): State {
    const playing = state.players.filter(({ out }) => !out).length
    const game = playing < rules.seats.least ? rules.stop(state.game!, now) : state.game!
    return { ...state, game, phase: rules.isOver(game) ? 'over' : 'running' }
  }

  function forfeit(state: State, seat: Seat, now: number): State {
    if (isOut(state, seat)) return state
    const players = updatePlayer(state.players, seat, (player) => ({ ...player, out: true }))
    return settle({ ...state, players, game: rules.forfeit(state.game!, seat, now) }, now)
  }

  function move(state: State, by: Seat, played: Move, now: number): Result {
    const due = getDeadline(state)
    if (!isRunning(state) || (due !== null && now >= due)) return reject('no-match')
    if (isOut(state, by)) return reject('no-seat')
    const step = rules.apply(state.game!, played, by, now)
    return step.ok ? accept(settle({ ...state, game: step.state }, now)) : reject(step.reason)
  }

  function timeUp(state: State, now: number): Result {
    const due = getDeadline(state)
    if (due === null || now < due) return reject('not-due')
    return accept(settle({ ...state, game: rules.timeUp(state.game!, now) }, now))
  }

  /** The first request reopens the lobby; later ones set the player ready. */
  function requestRematch(state: State, by: Seat, now: number): Result {
    if (isRunning(state)) return reject('not-over')
    const quick = state.quick && { ...state.quick, until: now + ANSWER_MS }
    if (state.phase === 'over') return accept({ ...rematch(state, by), quick })
    const players = updatePlayer(state.players, by, (player) => ({ ...player, ready: true }))
    if (state.quick === null || now < state.quick.until) return accept({ ...state, players })
    // The first request has expired, so this one starts a new wait.
    return accept({ ...state, players: players.map((player) => ({ ...player, ready: player.seat === by })), quick })
  }

  function applyLobbyAction(
    state: State,
    action: Extract<Action, { type: LobbyAction }>,
    by: Seat,
    now: number,
  ): Result {
    if (state.phase !== 'lobby') return reject('match-running')
    if (action.type === 'ready') {
      return accept({ ...state, players: updatePlayer(state.players, by, (one) => ({ ...one, ready: action.ready })) })
    }
    if (state.quick !== null) return startQuickMatch(state, action, now)
    if (state.host !== by) return reject('not-host')
    if (action.type === 'settings') return accept({ ...state, settings: action.settings })
    if (state.players.length < rules.seats.least) return reject('too-few-players')
    return accept(kickOff(state, action.match, action.dealt, now))
  }

  function startQuickMatch(state: State, action: Extract<Action, { type: LobbyAction }>, now: number): Result {
    if (action.type !== 'kickOff') return reject('not-host')
    return isReady(state, rules.seats.least)
      ? accept(kickOff(state, action.match, action.dealt, now))
      : reject('too-few-players')
  }

  function takeSeat(state: State, by: Seat, name: string): Result {
    const isNew = state.players.every(({ seat, gone }) => seat !== by || gone)
    if (isNew && state.phase !== 'lobby') return reject('match-running')
    if (state.quick === null) return accept(sit(state, by, name))
    if (isNew && state.players.length >= rules.seats.least) return reject('no-seat')
    const seated = sit(state, by, name)
    if (!isNew) return accept(seated)
    return accept({ ...seated, players: updatePlayer(seated.players, by, (player) => ({ ...player, ready: true })) })
  }

  /** Turns an empty room into a quick match. */
  function convertToQuickMatch(state: State, rated: boolean, now: number): Result {
    if (state.phase !== 'lobby' || state.players.length > 0 || state.match !== null) return reject('match-running')
    return accept({ ...state, settings: rules.quick, quick: { rated, until: now + ANSWER_MS } })
  }

  function kickOff(state: State, match: string, dealt: Dealt, now: number): State {
    const players = state.players.map((player) => ({ ...player, ready: false }))
    const context = { seats: players.map(({ seat }) => seat), settings: state.settings, before: state.game }
    return { ...state, phase: 'running', players, match, game: rules.kickOff(dealt, context, now) }
  }

  function apply(state: State, action: Action, by: Seat, now: number): Result {
    if (action.type === 'timeUp') return timeUp(state, now)
    if (action.type === 'quick') return convertToQuickMatch(state, action.rated, now)
    if (action.type === 'sit') return takeSeat(state, by, action.name)
    const isSeated = state.players.some(({ seat, gone }) => seat === by && !gone)
    if (!isSeated) return reject('no-seat')
    if (action.type === 'stand') return accept(leave(isRunning(state) ? forfeit(state, by, now) : state, by))
    if (action.type === 'forfeit') return isRunning(state) ? accept(forfeit(state, by, now)) : reject('no-match')
    if (action.type === 'move') return move(state, by, action.move, now)
    if (action.type === 'rematch') return requestRematch(state, by, now)
    return applyLobbyAction(state, action, by, now)
  }

  return { apply, until: getDeadline }
}

type LobbyAction = 'settings' | 'ready' | 'kickOff'
