import type * as Party from 'partykit/server'
import * as z from 'zod/mini'
import { CommonMessage, MAX_MESSAGE_BYTES } from '#contracts/rooms.ts'
import type { Seat } from '#games/engine.ts'

/**
 * Travels with the socket through hibernation. `seat` null and `joined`: watching. `since`: when it opened, ms since
 * 1970. `line`: whose connection to the internet it is, null where the platform does not tell; never stored.
 */
export type Place = { seat: Seat | null; joined: boolean; faults: number; since: number; line: string | null }

export type Connection = Party.Connection<Place>

export type Incoming<Move> = { kind: 'common'; message: CommonMessage } | { kind: 'move'; move: Move } | null

/** What a browser sent, or null for anything that is not a small, well-formed message of the protocol. */
export function readMessage<Move>(raw: unknown, Move: z.ZodMiniType<Move>): Incoming<Move> {
  const value = jsonIn(raw)
  const common = CommonMessage.safeParse(value)
  if (common.success) return { kind: 'common', message: common.data }
  const move = Move.safeParse(value)
  return move.success ? { kind: 'move', move: move.data } : null
}

/** The JSON of a small message; null for anything else. */
export function jsonIn(raw: unknown): unknown {
  if (typeof raw !== 'string' || raw.length > MAX_MESSAGE_BYTES) return null
  // A letter has at most three bytes: hardly any message has to be counted.
  if (raw.length * 3 > MAX_MESSAGE_BYTES && new TextEncoder().encode(raw).length > MAX_MESSAGE_BYTES) return null
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
