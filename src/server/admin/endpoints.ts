import type * as z from 'zod/mini'
import type { Route } from '#contracts/routes.ts'
import { type AnswerOf, parsedBody, reading, type Exchange } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { adminOf, requireOwnPage, type Admin } from './guard.ts'

/** Wraps a reading endpoint for admins; everyone else gets the answer of an unknown path. */
export function adminReading<Contract extends Route>(
  contract: Contract,
  handle: (exchange: Exchange) => Promise<AnswerOf<Contract>>,
) {
  return reading(contract, async (exchange) => {
    await admitted(exchange)
    return handle(exchange)
  })
}

/** Wraps a deciding endpoint for admins; the body is read only after the admin is verified. */
export function deciding<Contract extends Route & { body: z.ZodMiniType }>(
  contract: Contract,
  handle: (admin: Admin, body: z.output<Contract['body']>, exchange: Exchange) => Promise<AnswerOf<Contract>>,
) {
  return reading(contract, async (exchange) => {
    const admin = await admitted(exchange)
    requireOwnPage(exchange.request)
    return handle(admin, await parsedBody<Contract['body']>(exchange.request, contract.body), exchange)
  })
}

/** Rate-limits admins by account; everyone else gets the answer of an unknown path. */
async function admitted(exchange: Exchange): Promise<Admin> {
  const admin = await adminOf(exchange)
  await limit(exchange, 'admin', { user: admin, visitor: null })
  return admin
}
