import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { noteCaller } from './request-scope.ts'
import { sessionOf, type Account } from './session.ts'
import { visitorOf } from './visitor.ts'

export type { Account } from './session.ts'

/** The caller: a verified account or none; `visitor` is the SHA-256 of the visitor's id, if there is one. */
export type Caller = { user: Account | null; visitor: string | null }

/** Owner of a run or result: exactly one of both is set. */
export type Owner = { account: string; visitor: null } | { account: null; visitor: string }

/** Reads the caller: an account by its session (see `sessionOf`), else an anonymous visitor. */
export async function callerOf(exchange: Exchange): Promise<Caller> {
  const session = await sessionOf(exchange)
  const visitor = visitorOf(exchange.request)
  noteCaller({ account: session?.user.id, visitor })
  return { user: session?.user ?? null, visitor }
}

/** A signed-in caller; `provenAt`: last authentication in this session, ms. */
export type SignedIn = { user: Account; visitor: string | null; provenAt: number }

/** Returns the signed-in caller; throws `unauthorised` for anyone else. */
export async function signedIn(exchange: Exchange): Promise<SignedIn> {
  const session = await sessionOf(exchange)
  if (!session) throw new HttpError('unauthorised')
  noteCaller({ account: session.user.id, visitor: null })
  return { user: session.user, visitor: visitorOf(exchange.request), provenAt: session.provenAt }
}

/** Owner of the caller's runs; null for a browser that has not played yet. */
export function ownerOf({ user, visitor }: Caller): Owner | null {
  if (user) return { account: user.id, visitor: null }
  return visitor ? { account: null, visitor } : null
}
