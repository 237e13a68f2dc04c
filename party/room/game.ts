import type * as z from 'zod/mini'
import type { GameId } from '#core/games.ts'
import type { MatchResult } from '#contracts/room-results.ts'
import type { Random } from '#core/random.ts'
import type { Engine, PlayView } from '#games/engine.ts'

/** What the room itself tells every engine. */
export type SeatAction =
  | { type: 'sit'; name: string }
  | { type: 'stand' }
  | { type: 'forfeit' }
  | { type: 'timeUp' }
  | { type: 'quick'; rated: boolean }

/** What a move may need besides the state. */
export type MoveContext = {
  room: string
  now: number
  /**
   * The draw of that name in this game, of its own secret bytes: name it after match and round, so that no draw tells
   * another.
   */
  draw: (name: string) => Promise<Random>
}

export type Resolved<Action> = { ok: true; action: Action } | { ok: false; reason: string }

/** A finished match: its id, and what each seat earned, whoever sits there. */
export type Finished = {
  match: string
  rounds: MatchResult['rounds']
  seats: (Omit<MatchResult['seats'][number], 'seat' | 'user' | 'visitor'> & { seat: number })[]
}

/** One game as a room plays it: the rules, the moves a browser may send, and nothing of sockets or storage. */
export type RoomGame<State, Action, View extends { phase: string }, Move> = {
  id: GameId
  mode: string
  /** Grows when `State` changes its shape: a room that was saved with another one begins anew. */
  shape: number
  seats: number
  Move: z.ZodMiniType<Move>
  start(now: number): State
  engine: Pick<Engine<never, State, Action | SeatAction, View & PlayView, string>, 'apply' | 'view'>
  /** A match is on: who loses the connection forfeits after the grace, instead of losing the seat. */
  isRunning(state: State): boolean
  /** Arranged by a lobby, whose two alone may sit here; null: a room among friends. */
  quick(state: State): { rated: boolean } | null
  /** The kick-off of a quick match in which both are there; null: there is none to be done. */
  begin(state: State, context: MoveContext): Promise<Resolved<Action>> | null
  /** When the room must send `timeUp`, ms since 1970. */
  until(state: State): number | null
  /** Looks up what a move names, and deals. */
  resolve(move: Move, state: State, context: MoveContext): Promise<Resolved<Action>>
  /** Null while no match is over. */
  finished(state: State): Finished | null
}
