import type { Seat } from '#games/engine.ts'
import type { MatchState, Player } from './state.ts'

type Lobby = Pick<MatchState<unknown, unknown>, 'players' | 'host'>

/** Takes a seat, or gives the one who sits there another name. */
export function sit<State extends Lobby>(state: State, seat: Seat, name: string): State {
  const others = state.players.filter((player) => player.seat !== seat)
  const known = state.players.find((player) => player.seat === seat)
  const player: Player = known ? { ...known, name } : { seat, name, ready: false, out: false, gone: false }
  const players = [...others, player].toSorted((one, other) => one.seat - other.seat)
  return { ...state, players, host: state.host ?? seat }
}

/** Leaves the room: in the lobby the seat is free, later the name stays in the match's table. */
export function stand<State extends Lobby & { phase: string }>(state: State, seat: Seat): State {
  const host = state.host === seat ? nextHost(state.players, seat) : state.host
  const players =
    state.phase === 'lobby'
      ? state.players.filter((player) => player.seat !== seat)
      : change(state.players, seat, (player) => ({ ...player, gone: true }))
  return { ...state, players, host }
}

/** Back to the lobby with everybody who has not left; another one decides, and whoever asked is ready. */
export function rematch<State extends Lobby & { phase: string }>(state: State, by: Seat): State {
  const stayed = state.players.filter(({ gone }) => !gone)
  const players = stayed.map((player) => ({ ...player, out: false, ready: player.seat === by }))
  return { ...state, phase: 'lobby', players, host: nextHost(players, state.host ?? by) ?? by }
}

export const change = (players: readonly Player[], seat: Seat, how: (player: Player) => Player): Player[] =>
  players.map((player) => (player.seat === seat ? how(player) : player))

/** The next seat round the table that somebody holds. */
function nextHost(players: readonly Player[], after: Seat): Seat | null {
  const others = players.filter(({ seat, gone }) => seat !== after && !gone)
  return (others.find(({ seat }) => seat > after) ?? others[0])?.seat ?? null
}
