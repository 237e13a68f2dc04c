import type * as Party from 'partykit/server'
import { isRoomCode } from '#contracts/room-code.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Before a socket opens: the page must be the site's own, and the room's name a code. A Response refuses. Signatures
 * and seats are checked when the socket joins.
 */
export function checkHandshake(
  request: Party.Request,
  lobby: Pick<Party.Lobby, 'id' | 'env'>,
): Party.Request | Response {
  if (!isRoomCode(lobby.id)) return new Response('Not a room code', { status: 404 })
  const site = String(lobby.env.PUBLIC_SITE_URL ?? '')
  if (!site) return new Response('The rooms need PUBLIC_SITE_URL', { status: 503 })
  return isSameSite(request.headers.get('origin'), site) ? request : new Response('Foreign origin', { status: 403 })
}

/** On one's own machine localhost and 127.0.0.1 are the same site. */
function isSameSite(origin: string | null, site: string): boolean {
  if (!origin || !URL.canParse(origin) || !URL.canParse(site)) return false
  const [page, home] = [new URL(origin), new URL(site)]
  if (page.origin === home.origin) return true
  return LOOPBACK.has(page.hostname) && LOOPBACK.has(home.hostname) && page.port === home.port
}
