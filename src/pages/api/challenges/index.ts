import { ROUTES } from '#contracts/routes.ts'
import { MAX_CHALLENGE_BYTES } from '#contracts/challenges.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { ownChallenges } from '#server/challenges/read.ts'
import { makeChallenge } from '#server/challenges/make.ts'
import { endpoint, HttpError, json, reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { newVisitor } from '#server/visitor.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Answers 201 with the code of a new challenge, 200 with the existing code of the same run. */
export const POST = endpoint(ROUTES['POST /api/challenges'], async (body, exchange) => {
  const now = Date.now()
  const caller = await callerOf(exchange)
  const known = ownerOf(caller)
  const fresh = known ? null : newVisitor(exchange.request)
  const counted = fresh ? { user: null, visitor: fresh.visitor } : caller
  await limit(exchange, 'challenges', counted, { begins: true })
  if (Buffer.byteLength(JSON.stringify(body)) > MAX_CHALLENGE_BYTES)
    throw new HttpError('bad-request', 'Too long a run')
  const owner = known ?? { account: null, visitor: fresh!.visitor }
  const { code, created } = await makeChallenge(owner, body, now)
  if (fresh) exchange.headers.append('set-cookie', fresh.cookie)
  return json({ code }, created ? 201 : 200)
})

/** Lists the caller's open challenges with the friends' results. */
export const GET = reading(ROUTES['GET /api/challenges'], async (exchange) => {
  const caller = await callerOf(exchange)
  await limit(exchange, 'codes', caller)
  const owner = ownerOf(caller)
  return { challenges: owner ? await ownChallenges(owner, Date.now()) : [] }
})

export { GET as HEAD }
