import * as z from 'zod/mini'
import { TicketAnswer, TicketWish } from './rooms.ts'
import { isSigned, sign } from './signature.ts'
import { RoomCode } from './ticket.ts'

/** Quick matches: a socket at `/parties/lobby/{room}` is somebody who looks for a rival, for as long as it is open. */

/** Games with quick matches, and the room of each one's lobby. */
export const LOBBIES = { tictactoe: 'TTTTTT', wordle: 'WWWWWW' } as const
export type QuickGame = keyof typeof LOBBIES

/** A rating that nobody has earned yet. Only differences of ratings mean anything: it could be any number. */
export const START_RATING = 1200

/** How far a rival's rating may be away at first, and how much farther every so many ms. */
export const FIRST_WINDOW = 100
export const WIDER = 50
export const WIDER_MS = 5_000
/** After so long the page offers something else to play meanwhile. */
export const OFFER_MS = 20_000

/** How far a rival's rating may be away from that of somebody who has waited since then. */
export const windowOf = (since: number, now: number): number =>
  FIRST_WINDOW + WIDER * Math.floor(Math.max(0, now - since) / WIDER_MS)

const QuickGame = z.enum(['tictactoe', 'wordle'])

/** Body of `POST /api/rooms/quick`. */
export const QuickRequest = z.strictObject({ game: QuickGame, ...TicketWish })
export type QuickRequest = z.infer<typeof QuickRequest>

/** `room`: the lobby that the ticket is for. `rating`: the account's; null for a guest, whose matches are not rated. */
export const QuickAnswer = z.extend(TicketAnswer, { room: RoomCode, rating: z.nullable(z.int()) })
export type QuickAnswer = z.infer<typeof QuickAnswer>

/** All that a lobby understands: `sent` comes back untouched. */
export const LobbyMove = z.strictObject({ type: z.literal('ping'), sent: z.number() })

export const LobbyMessage = z.discriminatedUnion('type', [
  /** In the queue: since when, and what time it is there, ms since 1970. `kept` brings that back after a lost line. */
  z.object({ type: z.literal('waiting'), since: z.number(), now: z.number(), kept: z.string() }),
  /** Somebody fits: both have a ticket into a room of their own, whose match begins when both are there. */
  z.object({ type: z.literal('found'), room: RoomCode, ticket: z.string(), rated: z.boolean() }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: z.number() }),
  /** Another tab of the same player looks now. */
  z.object({ type: z.literal('replaced') }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
])
export type LobbyMessage = z.infer<typeof LobbyMessage>

/** Of one account in one game. */
export const Rating = z.object({ game: QuickGame, rating: z.int(), games: z.int() })
export type Rating = z.infer<typeof Rating>

/** Answer of `GET /api/rooms/ratings`: an account's own, of the games it has a rated match in. */
export const OwnRatings = z.object({ ratings: z.array(Rating) })

/** Who has waited longer finds everybody anyway. */
export const KEPT_MS = 600_000

/** What a lobby hands out to who waits: since when, in its own hand. It keeps nothing itself. */
export const keptSince = async (player: string, since: number, secret: string): Promise<string> =>
  `${since}.${await sign(secret, `waiting|${player}|${since}`)}`

/** Since when this player waits, by what he brings along; null for anything forged, another's or too old. */
export async function sinceOf(kept: string, player: string, secret: string, now: number): Promise<number | null> {
  const [since = '', signature = '', ...rest] = kept.split('.')
  if (rest.length > 0 || !/^\d{1,16}$/.test(since)) return null
  if (Number(since) > now || now - Number(since) > KEPT_MS) return null
  return (await isSigned(secret, `waiting|${player}|${since}`, signature)) ? Number(since) : null
}
