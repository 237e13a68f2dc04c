import { callerOf, ownerOf, type Owner } from '#server/caller.ts'
import type { Exchange } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { newVisitor } from '#server/visitor.ts'

/** Counts the request and returns the caller as owner of a seat; a browser without a cookie becomes a visitor. */
export async function memberOf(exchange: Exchange): Promise<Owner> {
  const caller = await callerOf(exchange)
  const known = ownerOf(caller)
  const fresh = known ? null : newVisitor(exchange.request)
  const counted = fresh ? { user: null, visitor: fresh.visitor } : caller
  await limit(exchange, 'leagues', counted, { begins: true })
  if (fresh) exchange.headers.append('set-cookie', fresh.cookie)
  return known ?? { account: null, visitor: fresh!.visitor }
}
