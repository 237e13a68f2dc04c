import type * as Party from 'partykit/server'
import * as z from 'zod/mini'
import { CommonMessage, MAX_MESSAGE_BYTES } from '#contracts/rooms.ts'
import type { Seat } from '#games/engine.ts'

/**
 * Stored with the socket, so it survives hibernation. A spectator has `seat` null and `joined`. `since`: time of
 * opening, ms since 1970. `network`: the caller's, null when unknown; never written to storage.
 */
export type ConnectionState = {
  seat: Seat | null
  joined: boolean
  faults: number
  since: number
  network: string | null
}

export type Connection = Party.Connection<ConnectionState>

export type Incoming<Move> = { kind: 'common'; message: CommonMessage } | { kind: 'move'; move: Move } | null

/** Parses a client message; null for anything oversized or malformed. */
export function readMessage<Move>(raw: unknown, Move: z.ZodMiniType<Move>): Incoming<Move> {
  const value = jsonIn(raw)
  const common = CommonMessage.safeParse(value)
  if (common.success) return { kind: 'common', message: common.data }
  const move = Move.safeParse(value)
  return move.success ? { kind: 'move', move: move.data } : null
}

/** Parses JSON of at most MAX_MESSAGE_BYTES; null for anything else. */
export function jsonIn(raw: unknown): unknown {
  if (typeof raw !== 'string' || raw.length > MAX_MESSAGE_BYTES) return null
  // A UTF-16 unit has at most three bytes in UTF-8, so short messages need no exact count.
  if (raw.length * 3 > MAX_MESSAGE_BYTES && new TextEncoder().encode(raw).length > MAX_MESSAGE_BYTES) return null
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
