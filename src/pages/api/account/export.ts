import { ROUTES } from '#contracts/routes.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { PRODUCT_NAME } from '#core/product.ts'
import { exportAccount } from '#server/account/export.ts'
import { signedIn } from '#server/caller.ts'
import { reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Exports everything about the caller's account as a readable file to download. */
export const GET = reading(ROUTES['GET /api/account/export'], async (exchange) => {
  const caller = await signedIn(exchange)
  await limit(exchange, 'exports', caller)
  const now = Date.now()
  const document = await exportAccount(caller.user.id, now)
  return new Response(`${JSON.stringify(document, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${PRODUCT_NAME.toLowerCase()}-${toIsoDate(dayAt(now))}.json"`,
    },
  })
})

export { GET as HEAD }
