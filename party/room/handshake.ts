import type * as Party from 'partykit/server'
import { isRoomCode } from '#contracts/room-code.ts'
import { verifyTicket } from '#contracts/ticket.ts'
import { networkOf } from '#core/network.ts'
import { handshakeBuckets, limitFactor, type Buckets } from './limits.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** The address travels with the socket, and what travels there is small. */
const MAX_ADDRESS = 1600

/** Counted in this process; at Cloudflare, in this isolate. */
let handshakes: Buckets | undefined

/**
 * Before a socket opens, and before there is a room: the page must be the site's own, the room's name a code, and the
 * ticket one that the site signed for this room. A Response refuses. Who sits where is decided when the socket joins.
 */
export async function checkHandshake(
  request: Party.Request,
  { id, env }: Pick<Party.Lobby, 'id' | 'env'>,
  now = Date.now(),
): Promise<Party.Request | Response> {
  if (!isRoomCode(id)) return refusal(404, 'Not a room code')
  const [site, secret] = [String(env['PUBLIC_SITE_URL'] ?? ''), String(env['ROOM_TICKET_SECRET'] ?? '')]
  if (!site || !secret) return refusal(503, 'The rooms need PUBLIC_SITE_URL and ROOM_TICKET_SECRET')
  if (!isSameSite(request.headers.get('origin'), site)) return refusal(403, 'Foreign origin')
  if (request.url.length > MAX_ADDRESS) return refusal(414, 'Too long')
  handshakes ??= handshakeBuckets(limitFactor(env))
  const line = lineOf(request)
  if (line !== null && !handshakes.take(line, now)) return refusal(429, 'Too many connections')
  const { ticket } = addressOf(request.url)
  const check = await verifyTicket(ticket, id, secret, now)
  return check.ok ? request : refusal(401, check.reason)
}

const refusal = (status: number, words: string) => new Response(words, { status })

/** Anything but a handshake: whoever watches over the rooms hears that they live, at `/health`. */
export const answerPlainly = (request: Pick<Party.Request, 'url'>): Response =>
  new URL(request.url).pathname === '/health' ? new Response('ok') : refusal(404, 'Not found')

/** What a socket's address says: the room's code and the ticket (empty: none). */
export function addressOf(uri: string): { code: string; ticket: string } {
  const { pathname, searchParams } = new URL(uri)
  return { code: pathname.split('/').at(-1) ?? '', ticket: searchParams.get('ticket') ?? '' }
}

/** What a request says of who sent it. */
export type Caller = { headers: { get(name: string): string | null } }

/** Whose line a request comes over: an address, of IPv6 its network; null where the platform does not tell. */
export function lineOf(request: Caller): string | null {
  const address = request.headers.get('cf-connecting-ip')
  return address ? networkOf(address) : null
}

/** On one's own machine localhost and 127.0.0.1 are the same site. */
function isSameSite(origin: string | null, site: string): boolean {
  if (!origin || !URL.canParse(origin) || !URL.canParse(site)) return false
  const [page, home] = [new URL(origin), new URL(site)]
  if (page.origin === home.origin) return true
  return LOOPBACK.has(page.hostname) && LOOPBACK.has(home.hostname) && page.port === home.port
}
