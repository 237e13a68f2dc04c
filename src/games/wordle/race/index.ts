import type { Engine, Seat, Step } from '#games/engine.ts'
import { change, forfeit, rematch, sit, stand } from './lobby.ts'
import { kickOff, move, timeUp } from './rounds.ts'
import { MIN_PLAYERS, type Action, type Refusal, type Settings, type State, type View } from './state.ts'
import { viewOf } from './view.ts'

export * from './state.ts'
export { outcomeOf, standingsOf } from './table.ts'

const DEFAULTS: Settings = { rounds: 3, difficulty: 'easy', hideColours: false }

/**
 * Two to eight race to name the same footballer, over three or five rounds. The shell deals the answers (`deal.ts`),
 * sits people down and sends `timeUp` at `until`; every rule of the match is here.
 */
export const race: Engine<Partial<Settings>, State, Action, View, Refusal> = {
  start: (settings, _seed, now) => ({
    phase: 'lobby',
    settings: { ...DEFAULTS, ...settings },
    players: [],
    host: null,
    match: null,
    asked: [],
    round: 0,
    startedAt: now,
    until: null,
    boards: [],
    tally: [],
  }),

  apply(state, action, by, now) {
    if (action.type === 'timeUp') return due(state, now)
    if (action.type === 'sit') return take(state, action.name, by)
    if (!state.players.some(({ seat, gone }) => seat === by && !gone)) return no('no-seat')
    if (action.type === 'stand') return yes(stand(state, by, now))
    if (action.type === 'forfeit') return isRunning(state) ? yes(forfeit(state, by, now)) : no('no-round')
    if (action.type === 'guess') return move(state, by, action, now)
    if (action.type === 'pass') return move(state, by, { type: 'giveUp' }, now)
    if (action.type === 'rematch') return again(state, by)
    return inLobby(state, action, by, now)
  },

  view: viewOf,
  isOver: ({ phase }) => phase === 'over',
}

/** A match is on: seats are not given away, and who stays away forfeits. */
export const isRunning = ({ phase }: State): boolean => phase === 'round' || phase === 'reveal'

const yes = (state: State): Step<State, Refusal> => ({ ok: true, state })
const no = (reason: Refusal): Step<State, Refusal> => ({ ok: false, reason })

const due = (state: State, now: number) =>
  state.until !== null && now >= state.until ? yes(timeUp(state, now)) : no('not-due')

function take(state: State, name: string, by: Seat): Step<State, Refusal> {
  const known = state.players.some(({ seat, gone }) => seat === by && !gone)
  return known || state.phase === 'lobby' ? yes(sit(state, by, name)) : no('match-running')
}

/** The first press opens the lobby again; whoever presses later is ready. */
function again(state: State, by: Seat): Step<State, Refusal> {
  if (isRunning(state)) return no('not-over')
  if (state.phase === 'over') return yes(rematch(state, by))
  return yes({ ...state, players: change(state, by, (player) => ({ ...player, ready: true })) })
}

type LobbyAction = Extract<Action, { type: 'settings' | 'ready' | 'kickOff' }>

function inLobby(state: State, action: LobbyAction, by: Seat, now: number): Step<State, Refusal> {
  if (state.phase !== 'lobby') return no('match-running')
  if (action.type === 'ready') {
    return yes({ ...state, players: change(state, by, (player) => ({ ...player, ready: action.ready })) })
  }
  if (state.host !== by) return no('not-host')
  if (action.type === 'kickOff') {
    return state.players.length < MIN_PLAYERS ? no('too-few-players') : yes(kickOff(state, action, now))
  }
  const { rounds, difficulty, hideColours } = action
  return yes({ ...state, settings: { rounds, difficulty, hideColours } })
}
