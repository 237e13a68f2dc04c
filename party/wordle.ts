import type * as Party from 'partykit/server'
import { RaceMove } from '#contracts/wordle-room.ts'
import { hmac } from '#contracts/signature.ts'
import { dayAt } from '#core/days.ts'
import { dealRace } from '#games/wordle/race/deal.ts'
import { isRunning, MAX_SEATS, outcomeOf, race, type Action, type State, type View } from '#games/wordle/race/index.ts'
import { answerPool, clueById, isOpen } from '#games/wordle/roster.ts'
import { GameRoom, type Surroundings } from './room.ts'
import type { MoveContext, Resolved, RoomGame } from './room/game.ts'
import { checkHandshake } from './room/handshake.ts'
import { newSecret } from './room/secrets.ts'

const raceRoom: RoomGame<State, Action, View, RaceMove> = {
  id: 'wordle',
  mode: 'multiplayer',
  seats: MAX_SEATS,
  Move: RaceMove,
  start: (now) => race.start({}, 0, now),
  engine: race,
  isRunning,
  until: ({ until }) => until,

  async resolve(move, state, context): Promise<Resolved<Action>> {
    if (move.type === 'kickOff' && !isOpen(state.settings.difficulty)) return { ok: false, reason: 'mode-closed' }
    if (move.type === 'kickOff') return { ok: true, action: { type: 'kickOff', ...(await match(state, context)) } }
    if (move.type !== 'guess') return { ok: true, action: move }
    const clue = clueById(move.player)
    return clue ? { ok: true, action: { type: 'guess', clue } } : { ok: false, reason: 'unknown-player' }
  },

  finished(state) {
    if (state.phase !== 'over' || !state.match) return null
    const seats = state.players.flatMap(({ seat }) => {
      const outcome = outcomeOf(state, seat)
      if (!outcome) return []
      const { won, score, points, ms, n } = outcome
      return [{ seat, won, score, points, ms, n }]
    })
    return { match: state.match.id, seats }
  },
}

/** Nobody who does not know the secret can deal a match ahead, not even who knows the room's code. */
async function match({ settings, asked }: State, { room, now, secret }: MoveContext) {
  const id = `${room}-${newSecret()}`
  const seed = new DataView((await hmac(secret, `room|wordle|${id}`)).buffer).getUint32(0)
  const answers = dealRace(answerPool(settings.difficulty), settings.rounds, seed, asked)
  return { id, day: dayAt(now), answers }
}

/** The room of a Wordle race at `/parties/wordle/{code}`. */
export default class WordleRoom extends GameRoom<State, Action, View, RaceMove> {
  static onBeforeConnect = checkHandshake
  static onBeforeRequest = () => new Response('Not found', { status: 404 })

  constructor(room: Party.Room, world?: Surroundings) {
    super(room, raceRoom, world)
  }
}
