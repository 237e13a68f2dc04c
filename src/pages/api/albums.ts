import { foundByTheme } from '#server/albums.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** What the caller has found of the albums of Pixels: `{found: {theme: count}}`. */
export const GET = reading(async (exchange) => {
  const caller = await callerOf(exchange)
  const owner = ownerOf(caller)
  // A browser that has played nothing has nothing to be looked up.
  if (owner) await limit(exchange, 'tables', caller)
  return { found: await foundByTheme(owner) }
})

export { GET as HEAD }
