import type * as Party from 'partykit/server'
import { isRoomCode } from '#contracts/room-code.ts'
import { verifyTicket } from '#contracts/ticket.ts'
import { networkOf } from '#core/network.ts'
import { handshakeBuckets, limitFactor, type Buckets } from './limits.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** The URL is stored in the socket attachment, which has a size limit of 2 KB. */
const MAX_ADDRESS = 1600

/** Per process; at Cloudflare, per isolate. */
let handshakes: Buckets | undefined

/**
 * Checks a handshake before any room exists: same-site origin, a valid room code, and a ticket signed for this room.
 * Returns a Response to refuse. Seats are assigned later, when the socket joins.
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
  const network = callerNetwork(request)
  if (network !== null && !handshakes.take(network, now)) return refusal(429, 'Too many connections')
  const { ticket } = addressOf(request.url)
  const check = await verifyTicket(ticket, id, secret, now)
  return check.ok ? request : refusal(401, check.reason)
}

const refusal = (status: number, words: string) => new Response(words, { status })

/** Answers plain HTTP requests: `ok` at `/health`, else 404. */
export const answerHttp = (request: Pick<Party.Request, 'url'>): Response =>
  new URL(request.url).pathname === '/health' ? new Response('ok') : refusal(404, 'Not found')

/** Room code and ticket (empty: none) from a socket's URL. */
export function addressOf(uri: string): { code: string; ticket: string } {
  const { pathname, searchParams } = new URL(uri)
  return { code: pathname.split('/').at(-1) ?? '', ticket: searchParams.get('ticket') ?? '' }
}

/** The part of a request that identifies the caller. */
export type Caller = { headers: { get(name: string): string | null } }

/** Network of the caller: the IPv4 address or the IPv6 prefix; null when the platform does not provide it. */
export function callerNetwork(request: Caller): string | null {
  const address = request.headers.get('cf-connecting-ip')
  return address ? networkOf(address) : null
}

/** Treats localhost and 127.0.0.1 as the same site, for development. */
function isSameSite(origin: string | null, site: string): boolean {
  if (!origin || !URL.canParse(origin) || !URL.canParse(site)) return false
  const [page, home] = [new URL(origin), new URL(site)]
  if (page.origin === home.origin) return true
  return LOOPBACK.has(page.hostname) && LOOPBACK.has(home.hostname) && page.port === home.port
}
