import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { sessionOf, type Account } from './session.ts'
import { visitorOf } from './visitor.ts'

export type { Account } from './session.ts'

/** Who asks: a verified account, or none; `visitor` is the SHA-256 of the visitor's id, if the browser has one. */
export type Caller = { user: Account | null; visitor: string | null }

/** Exactly one of both is set: who owns a run or a result. */
export type Owner = { account: string; visitor: null } | { account: null; visitor: string }

/** Reads who asks: an account by its session (see `sessionOf`), else an anonymous visitor. */
export async function callerOf(exchange: Exchange): Promise<Caller> {
  const session = await sessionOf(exchange)
  return { user: session?.user ?? null, visitor: visitorOf(exchange.request) }
}

/** An account that asks; `provenAt` is when it last proved in this session who it is, ms. */
export type SignedIn = { user: Account; visitor: string | null; provenAt: number }

/** The account that asks; anybody else is `unauthorised`. */
export async function signedIn(exchange: Exchange): Promise<SignedIn> {
  const session = await sessionOf(exchange)
  if (!session) throw new HttpError('unauthorised')
  return { user: session.user, visitor: visitorOf(exchange.request), provenAt: session.provenAt }
}

/** The owner of what this caller plays; null for a browser that has played nothing yet. */
export function ownerOf({ user, visitor }: Caller): Owner | null {
  if (user) return { account: user.id, visitor: null }
  return visitor ? { account: null, visitor } : null
}
