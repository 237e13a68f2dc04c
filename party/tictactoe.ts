import type * as Party from 'partykit/server'
import { GridMove } from '#contracts/tictactoe-room.ts'
import { dealtOrNull } from '#games/deal-apart.ts'
import { drawGrid } from '#games/tictactoe/deal/deal.ts'
import {
  gridRace,
  type Action,
  type Game,
  type Move,
  type State,
  type View,
} from '#games/tictactoe/match/race/index.ts'
import { candidateById, gridBandOfFacts, shownGrid } from '#games/tictactoe/deal/roster.ts'
import { GameRoom } from './room.ts'
import type { MoveContext } from './room/game.ts'
import { answerHttp, checkHandshake } from './room/handshake.ts'
import { roomOfMatch } from './room/match.ts'
import type { Environment } from './room/environment.ts'

type OwnMove = Extract<GridMove, { type: 'place' | 'pass' }>

const gridRoom = roomOfMatch(gridRace, {
  id: 'tictactoe',
  mode: 'multiplayer',
  Move: GridMove,
  deal,
  resolve(wire: OwnMove, game: Game | null): { ok: true; move: Move } | { ok: false; reason: string } {
    if (wire.type === 'pass') return { ok: true, move: wire }
    if (!game) return { ok: false, reason: 'no-match' }
    const player = candidateById(wire.player, wire.cell, game.board)
    return player ? { ok: true, move: { ...wire, player } } : { ok: false, reason: 'unknown-player' }
  },
})

/** Deals a grid per possible board, avoiding axes that this room had recently. */
async function deal({ settings, game }: State, match: string, { draw }: MoveContext) {
  const [band, late] = [gridBandOfFacts(), new Set(game?.asked)]
  const grids = []
  for (let board = 0; board < settings.bestOf; board++) {
    const random = await draw(`${match}|${board}`)
    const drawn = dealtOrNull(() => drawGrid(band, random, { late })) ?? drawGrid(band, random)
    for (const { key } of [...drawn.rows, ...drawn.columns]) late.add(key)
    grids.push(shownGrid(drawn))
  }
  return { ok: true as const, dealt: { grids } }
}

/** The room of tic tac toe at `/parties/tictactoe/{code}`. */
export default class TictactoeRoom extends GameRoom<State, Action, View, GridMove> {
  static onBeforeConnect = (request: Party.Request, lobby: Pick<Party.Lobby, 'id' | 'env'>) =>
    checkHandshake(request, lobby)
  static onBeforeRequest = answerHttp
  static onFetch = answerHttp

  constructor(room: Party.Room, environment?: Environment) {
    super(room, gridRoom, environment)
  }
}
