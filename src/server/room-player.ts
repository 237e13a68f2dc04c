import { callerOf } from './caller.ts'
import type { Exchange } from './http.ts'
import { limit } from './rate-limit.ts'
import type { RoomPlayer } from './rooms.ts'
import { newVisitor } from './visitor.ts'

/**
 * Identity of a caller who asks for a ticket. The first ticket makes a browser without an account a visitor, like the
 * first run. Throws `too-many-requests`.
 */
export async function roomPlayerOf(exchange: Exchange): Promise<RoomPlayer> {
  const { user, visitor } = await callerOf(exchange)
  if (user || visitor) await limit(exchange, 'rooms', { user, visitor }, { begins: true })
  if (user) return { user, visitor }
  if (visitor) return { user, visitor }
  const fresh = newVisitor(exchange.request)
  await limit(exchange, 'rooms', { user, visitor: fresh.visitor }, { begins: true })
  exchange.headers.append('set-cookie', fresh.cookie)
  return { user, visitor: fresh.visitor }
}
