import * as z from 'zod/mini'
import { TicketAnswer, TicketWish } from './rooms.ts'
import { isSigned, sign } from './signature.ts'
import { RoomCode } from './ticket.ts'

/** Quick matches: an open socket at `/parties/lobby/{room}` is a player searching for an opponent. */

/** Games with quick matches, and the room of each one's lobby. */
export const LOBBIES = { tictactoe: 'TTTTTT', wordle: 'WWWWWW' } as const
export type QuickGame = keyof typeof LOBBIES

/** Initial rating. Only differences matter, so the number is arbitrary. */
export const START_RATING = 1200

/** Initial rating window, and how much it widens per interval (ms). */
export const FIRST_WINDOW = 100
export const WIDER = 50
export const WIDER_MS = 5_000
/** After this time the page offers an alternative while waiting. */
export const OFFER_MS = 20_000

/** Rating window of a player who has waited since `since`. */
export const windowOf = (since: number, now: number): number =>
  FIRST_WINDOW + WIDER * Math.floor(Math.max(0, now - since) / WIDER_MS)

const QuickGame = z.enum(['tictactoe', 'wordle'])

/** Body of `POST /api/rooms/quick`. */
export const QuickRequest = z.strictObject({ game: QuickGame, ...TicketWish })
export type QuickRequest = z.infer<typeof QuickRequest>

/** `room`: the lobby of the ticket. `rating`: the account's; null for a guest, whose matches are not rated. */
export const QuickAnswer = z.extend(TicketAnswer, { room: RoomCode, rating: z.nullable(z.int()) })
export type QuickAnswer = z.infer<typeof QuickAnswer>

/** The only message that a lobby accepts; `sent` is echoed. */
export const LobbyMove = z.strictObject({ type: z.literal('ping'), sent: z.number() })

export const LobbyMessage = z.discriminatedUnion('type', [
  /**
   * In the queue: start of the wait and the lobby's time, ms since 1970. `kept` restores the start after a lost
   * connection.
   */
  z.object({ type: z.literal('waiting'), since: z.number(), now: z.number(), kept: z.string() }),
  /** Matched: both get a ticket into a new room, whose match starts when both are there. */
  z.object({ type: z.literal('found'), room: RoomCode, ticket: z.string(), rated: z.boolean() }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: z.number() }),
  /** Another tab of the same player is searching now. */
  z.object({ type: z.literal('replaced') }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
])
export type LobbyMessage = z.infer<typeof LobbyMessage>

/** Rating of an account in one game. */
export const Rating = z.object({ game: QuickGame, rating: z.int(), games: z.int() })
export type Rating = z.infer<typeof Rating>

/** Validity of `kept`; after this wait the window covers every rating anyway. */
export const KEPT_MS = 600_000

/** Signed start of the wait, kept by the client; the lobby stores nothing. */
export const keptSince = async (player: string, since: number, secret: string): Promise<string> =>
  `${since}.${await sign(secret, `waiting|${player}|${since}`)}`

/** Verified start of the wait; null for a forged, foreign or expired token. */
export async function sinceOf(kept: string, player: string, secret: string, now: number): Promise<number | null> {
  const [since = '', signature = '', ...rest] = kept.split('.')
  if (rest.length > 0 || !/^\d{1,16}$/.test(since)) return null
  if (Number(since) > now || now - Number(since) > KEPT_MS) return null
  return (await isSigned(secret, `waiting|${player}|${since}`, signature)) ? Number(since) : null
}
