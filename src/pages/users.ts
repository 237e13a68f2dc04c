import { ROUTES } from '#contracts/routes.ts'
import type * as z from 'zod/mini'
import { MAX_USERS_BYTES, type UsersAnswer } from '#contracts/users.ts'
import { bodyBytes } from '#server/body-bytes.ts'
import { signedIn, type SignedIn } from '#server/caller.ts'
import { json, parsedAs, reading, type Exchange } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { changeUser, createUser } from '#server/users.ts'
import { endedVisitor } from '#server/visitor.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Each of these many bytes counts as another request, which limits the largest bodies to one a minute. */
const BYTES_A_REQUEST = 16_384

/** Answers 201 with a new record, 200 when one exists and progress was handed over to it. */
export const POST = reading(ROUTES['POST /users'], async (exchange) => {
  const { caller, body } = await admitted(exchange, ROUTES['POST /users'].body)
  const { created, ...answer } = await createUser(caller, body, Date.now())
  return handedOver(caller, exchange, answer, created ? 201 : 200)
})

export const PATCH = reading(ROUTES['PATCH /users'], async (exchange) => {
  const { caller, body } = await admitted(exchange, ROUTES['PATCH /users'].body)
  return handedOver(caller, exchange, await changeUser(caller, body, Date.now()), 200)
})

/** Rejects callers without an account before reading the body, and counts the body's size before parsing it. */
async function admitted<Schema extends z.ZodMiniType>(
  exchange: Exchange,
  schema: Schema,
): Promise<{ caller: SignedIn; body: z.output<Schema> }> {
  const caller = await signedIn(exchange)
  const bytes = await bodyBytes(exchange.request, MAX_USERS_BYTES)
  await limit(exchange, 'users', caller, { cost: 1 + Math.floor(bytes.length / BYTES_A_REQUEST) })
  return { caller, body: parsedAs(schema, bytes) }
}

/**
 * Ends the visitor's cookie, because the account now owns what the visitor played; a new visitor begins after logout.
 */
function handedOver({ visitor }: SignedIn, { request, headers }: Exchange, answer: UsersAnswer, status: number) {
  if (visitor) headers.append('set-cookie', endedVisitor(request))
  // The specification requires the user info at the top level; pages read the other fields.
  return json({ ...answer.userInfo, ...answer }, status)
}
