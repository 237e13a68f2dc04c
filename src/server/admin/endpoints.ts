import type * as z from 'zod/mini'
import { parsedBody, reading, type Exchange } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { adminOf, requireOwnPage, type Admin } from './guard.ts'

/** Wraps a reading endpoint for admins; everyone else gets the answer of an unknown path. */
export function adminReading<Answer>(handle: (exchange: Exchange) => Promise<Answer>) {
  return reading(async (exchange) => {
    await admitted(exchange)
    return handle(exchange)
  })
}

/** Wraps a deciding endpoint for admins; the body is read only after the admin is verified. */
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

/** Rate-limits admins by account; everyone else cannot tell the path from an unknown one. */
async function admitted(exchange: Exchange): Promise<Admin> {
  const admin = await adminOf(exchange)
  await limit(exchange, 'admin', { user: admin, visitor: null })
  return admin
}
