import type * as z from 'zod/mini'
import { parsedBody, reading, type Exchange } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { adminOf, requireOwnPage, type Admin } from './guard.ts'

/** Wraps what an admin may look at; everybody else is answered as at a path that does not exist. */
export function adminReading<Answer>(handle: (exchange: Exchange) => Promise<Answer>) {
  return reading(async (exchange) => {
    await admitted(exchange)
    return handle(exchange)
  })
}

/** Wraps what an admin may decide: nothing of the body is read before it is certain that an admin sent it. */
export function deciding<Schema extends z.ZodMiniType, Answer>(
  schema: Schema,
  handle: (admin: Admin, body: z.output<Schema>, exchange: Exchange) => Promise<Answer>,
) {
  return reading(async (exchange) => {
    const admin = await admitted(exchange)
    requireOwnPage(exchange.request)
    return handle(admin, await parsedBody(exchange.request, schema), exchange)
  })
}

/** Requests are counted by account, and an admin's only: nobody else can tell the path from an unknown one. */
async function admitted(exchange: Exchange): Promise<Admin> {
  const admin = await adminOf(exchange)
  await limit(exchange, 'admin', { user: admin, visitor: null })
  return admin
}
