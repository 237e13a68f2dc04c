import type * as Party from 'partykit/server'
import { RaceMove } from '#contracts/wordle-room.ts'
import { dayAt } from '#core/days.ts'
import { dealRace } from '#games/wordle/match/race/deal.ts'
import { race, type Action, type Move, type State, type View } from '#games/wordle/match/race/index.ts'
import { answerPool, clueById, isOpen } from '#games/wordle/deal/roster.ts'
import { GameRoom } from './room.ts'
import type { MoveContext } from './room/game.ts'
import { answerHttp, checkHandshake } from './room/handshake.ts'
import { roomOfMatch } from './room/match.ts'
import type { Environment } from './room/environment.ts'

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

/** Deals from the room's secret: a match cannot be predicted from its code or from earlier rounds. */
async function deal({ settings, game }: State, match: string, { now, draw }: MoveContext) {
  if (!isOpen(settings.difficulty)) return { ok: false as const, reason: 'mode-closed' }
  const rounds = Array.from({ length: settings.rounds }, (_, round) => draw(`${match}|${round}`))
  const answers = dealRace(answerPool(settings.difficulty), await Promise.all(rounds), game?.asked ?? [])
  return { ok: true as const, dealt: { day: dayAt(now), answers } }
}

/** The room of a Wordle race at `/parties/wordle/{code}`. */
export default class WordleRoom extends GameRoom<State, Action, View, RaceMove> {
  static onBeforeConnect = (request: Party.Request, lobby: Pick<Party.Lobby, 'id' | 'env'>) =>
    checkHandshake(request, lobby)
  static onBeforeRequest = answerHttp
  static onFetch = answerHttp

  constructor(room: Party.Room, environment?: Environment) {
    super(room, raceRoom, environment)
  }
}
