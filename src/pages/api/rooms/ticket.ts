import { TicketRequest } from '#contracts/rooms.ts'
import { callerOf } from '#server/caller.ts'
import { endpoint } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { ticketFor } from '#server/rooms.ts'
import { newVisitor } from '#server/visitor.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lets a player into a room. Like the first run, the first ticket makes a browser without an account a visitor. */
export const POST = endpoint(TicketRequest, async (body, exchange) => {
  const { user, visitor } = await callerOf(exchange)
  const now = Date.now()
  if (user || visitor) await limit(exchange, 'rooms', { user, visitor }, { begins: true })
  if (user) return ticketFor({ user, visitor }, body, exchange.request, now)
  if (visitor) return ticketFor({ user, visitor }, body, exchange.request, now)
  const fresh = newVisitor(exchange.request)
  await limit(exchange, 'rooms', { user, visitor: fresh.visitor }, { begins: true })
  exchange.headers.append('set-cookie', fresh.cookie)
  return ticketFor({ user, visitor: fresh.visitor }, body, exchange.request, now)
})
