import { NewUserInfo, UserPatch, type UsersAnswer } from '#contracts/users.ts'
import { signedIn, type Account, type Caller } from '#server/caller.ts'
import { endpoint, json, type Exchange } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { changeUser, createUser } from '#server/users.ts'
import { endedVisitor } from '#server/visitor.ts'

export const prerender = false

/** A hand-over carries up to 400 results of each of eleven games. */
const MAX_BYTES = 1_048_576

/** 201 with the record made, 200 when there was one and progress was handed over to it. */
export const POST = endpoint(
  NewUserInfo,
  async (body, exchange) => {
    const caller = await admitted(exchange)
    const { created, ...answer } = await createUser(caller, body, Date.now())
    return handedOver(caller, exchange, answer, created ? 201 : 200)
  },
  { maxBytes: MAX_BYTES },
)

export const PATCH = endpoint(
  UserPatch,
  async (patch, exchange) => {
    const caller = await admitted(exchange)
    return handedOver(caller, exchange, await changeUser(caller, patch, Date.now()), 200)
  },
  { maxBytes: MAX_BYTES },
)

/** An address may be a whole school, and an account may have many addresses: both are counted. */
async function admitted(exchange: Exchange): Promise<Caller & { user: Account }> {
  await limit(exchange, 'users')
  const caller = await signedIn(exchange)
  await limit(exchange, 'users', caller.user.id)
  return caller
}

/** What the visitor played is the account's now: after logout a new visitor begins. */
function handedOver({ visitor }: Caller, { request, headers }: Exchange, answer: UsersAnswer, status: number) {
  if (visitor) headers.append('set-cookie', endedVisitor(request))
  return json(answer, status)
}
