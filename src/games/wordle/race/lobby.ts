import type { Seat } from '#games/engine.ts'
import { settle } from './rounds.ts'
import type { Player, State } from './state.ts'

/** Takes a seat of the lobby, or gives the one who sits there another name. */
export function sit(state: State, seat: Seat, name: string): State {
  const others = state.players.filter((player) => player.seat !== seat)
  const known = state.players.find((player) => player.seat === seat)
  const player: Player = known ? { ...known, name } : { seat, name, ready: false, out: false, gone: false }
  const players = [...others, player].toSorted((one, other) => one.seat - other.seat)
  return { ...state, players, host: state.host ?? seat }
}

/** Leaves the room. In a match that is a forfeit, and the name stays in its table. */
export function stand(state: State, seat: Seat, now: number): State {
  const host = state.host === seat ? nextHost(state, seat) : state.host
  if (state.phase === 'lobby') return { ...state, host, players: state.players.filter((one) => one.seat !== seat) }
  const out = state.phase !== 'over'
  return settle(
    { ...state, host, players: change(state, seat, (one) => ({ ...one, out: one.out || out, gone: true })) },
    now,
  )
}

export const forfeit = (state: State, seat: Seat, now: number): State =>
  settle({ ...state, players: change(state, seat, (player) => ({ ...player, out: true })) }, now)

/** Back to the lobby with everybody who has not left; another one decides, and whoever asked is ready. */
export function rematch(state: State, by: Seat): State {
  const stayed = state.players.filter(({ gone }) => !gone)
  const players = stayed.map((player) => ({ ...player, out: false, ready: player.seat === by }))
  const host = nextHost({ ...state, players }, state.host ?? by) ?? by
  return { ...state, phase: 'lobby', players, host, until: null }
}

export const change = (state: State, seat: Seat, how: (player: Player) => Player): Player[] =>
  state.players.map((player) => (player.seat === seat ? how(player) : player))

/** The next seat round the table that somebody holds. */
function nextHost({ players }: State, after: Seat): Seat | null {
  const others = players.filter(({ seat, gone }) => seat !== after && !gone)
  return (others.find(({ seat }) => seat > after) ?? others[0])?.seat ?? null
}
