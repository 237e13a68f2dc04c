import type * as Party from 'partykit/server'
import { RaceMove } from '#contracts/wordle-room.ts'
import { hmac } from '#contracts/signature.ts'
import { dayAt } from '#core/days.ts'
import { dealRace } from '#games/wordle/race/deal.ts'
import { race, type Action, type Move, type State, type View } from '#games/wordle/race/index.ts'
import { answerPool, clueById, isOpen } from '#games/wordle/roster.ts'
import { GameRoom, type Surroundings } from './room.ts'
import type { MoveContext } from './room/game.ts'
import { checkHandshake } from './room/handshake.ts'
import { roomOfMatch } from './room/match.ts'

type OwnMove = Extract<RaceMove, { type: 'guess' | 'pass' }>

const raceRoom = roomOfMatch(race, {
  id: 'wordle',
  mode: 'multiplayer',
  Move: RaceMove,
  deal,
  resolve(wire: OwnMove): { ok: true; move: Move } | { ok: false; reason: string } {
    if (wire.type === 'pass') return { ok: true, move: wire }
    const clue = clueById(wire.player)
    return clue ? { ok: true, move: { type: 'guess', clue } } : { ok: false, reason: 'unknown-player' }
  },
})

/** Nobody who does not know the secret can deal a match ahead, not even who knows the room's code. */
async function deal({ settings, game }: State, match: string, { now, secret }: MoveContext) {
  if (!isOpen(settings.difficulty)) return { ok: false as const, reason: 'mode-closed' }
  const seed = new DataView((await hmac(secret, `room|wordle|${match}`)).buffer).getUint32(0)
  const answers = dealRace(answerPool(settings.difficulty), settings.rounds, seed, game?.asked ?? [])
  return { ok: true as const, dealt: { day: dayAt(now), answers } }
}

/** The room of a Wordle race at `/parties/wordle/{code}`. */
export default class WordleRoom extends GameRoom<State, Action, View, RaceMove> {
  static onBeforeConnect = checkHandshake
  static onBeforeRequest = () => new Response('Not found', { status: 404 })

  constructor(room: Party.Room, world?: Surroundings) {
    super(room, raceRoom, world)
  }
}
