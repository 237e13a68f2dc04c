import type * as z from 'zod/mini'
import type { GameId } from '#core/games.ts'
import type { MatchResult } from '#contracts/room-results.ts'
import type { Random } from '#core/random.ts'
import type { Engine, PlayView } from '#games/engine.ts'

/** Actions that the room itself sends to every engine. */
export type SeatAction =
  | { type: 'sit'; name: string }
  | { type: 'stand' }
  | { type: 'forfeit' }
  | { type: 'timeUp' }
  | { type: 'quick'; rated: boolean }

/** Context for resolving a move. */
export type MoveContext = {
  room: string
  now: number
  /**
   * Seeded random for `name`, derived from the room's secret. Names contain match and round, so draws are independent.
   */
  draw: (name: string) => Promise<Random>
}

export type Resolved<Action> = { ok: true; action: Action } | { ok: false; reason: string }

/** A finished match: its id and what each seat earned, independent of who holds the seat. */
export type Finished = {
  match: string
  rounds: MatchResult['rounds']
  seats: (Omit<MatchResult['seats'][number], 'seat' | 'user' | 'visitor'> & { seat: number })[]
}

/** One game as a room plays it: rules and wire moves, without sockets or storage. */
export type RoomGame<State, Action, View extends { phase: string }, Move> = {
  id: GameId
  mode: string
  /** Incremented when `State` changes shape; a room stored with another shape starts over. */
  shape: number
  seats: number
  Move: z.ZodMiniType<Move>
  start(now: number): State
  engine: Pick<Engine<never, State, Action | SeatAction, View & PlayView, string>, 'apply' | 'view'>
  /** True during a match, when a lost connection forfeits after the grace period instead of freeing the seat. */
  isRunning(state: State): boolean
  /** Set when a lobby arranged this match; only its two players may sit. Null: a room among friends. */
  quick(state: State): { rated: boolean } | null
  /** Kicks off a quick match once both players are present; null otherwise. */
  begin(state: State, context: MoveContext): Promise<Resolved<Action>> | null
  /** When the room must send `timeUp`, ms since 1970. */
  until(state: State): number | null
  /** Resolves a wire move into an action: looks up ids and deals. */
  resolve(move: Move, state: State, context: MoveContext): Promise<Resolved<Action>>
  /** Null while no match is over. */
  finished(state: State): Finished | null
}
