import { ROUTES } from '#contracts/routes.ts'
import { CHALLENGE, RANKED } from '#games/catalogue.ts'
import { callerOf, ownerOf, type Owner } from '#server/caller.ts'
import { takeChallenge } from '#server/challenges/take.ts'
import { endpoint, HttpError, json } from '#server/http.ts'
import { admissionTo, limit, doubleLimitOf, type Admission, type Counted } from '#server/rate-limit.ts'
import { rankedRequestOf, startRanked } from '#server/runs/ranked.ts'
import { requestOf, startRun } from '#server/runs/start.ts'
import { isPractice, practiceRequestOf, startPractice } from '#server/runs/practice.ts'
import { newVisitor } from '#server/visitor.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/**
 * Answers 201 with a new run, 200 with the existing one. The first run makes a browser without an account a visitor.
 */
export const POST = endpoint(ROUTES['POST /api/runs'], async (body, exchange) => {
  const now = Date.now()
  const isChallenge = body.mode === CHALLENGE
  if (body.leagues && !isPractice(body)) throw new HttpError('bad-request', 'Leagues filter practice alone')
  const begin = body.mode === RANKED ? ranked() : isChallenge ? challenge : isPractice(body) ? practice() : daily()
  const caller = await callerOf(exchange)
  // Rate-limits codes, because a code can be guessed.
  if (isChallenge) await limit(exchange, 'codes', caller)
  const owner = ownerOf(caller)
  if (owner) return answered(await begin(owner, admissionTo(exchange, 'runs', caller, { begins: true }), caller))
  const { visitor, cookie } = newVisitor(exchange.request)
  const stranger = { user: null, visitor }
  const admission = admissionTo(exchange, 'runs', stranger, { begins: true })
  const started = await begin({ account: null, visitor }, admission, stranger)
  exchange.headers.append('set-cookie', cookie)
  return answered(started)

  function daily() {
    const request = requestOf(body, now)
    return (player: Owner, admission: Admission) => startRun(player, request, admission, now)
  }

  function practice() {
    const request = practiceRequestOf(body)
    return (player: Owner, admission: Admission) => startPractice(player, request, admission, now)
  }

  function challenge(player: Owner, admission: Admission) {
    return takeChallenge(player, body, admission, now)
  }

  function ranked() {
    const request = rankedRequestOf(body)
    return (player: Owner, admission: Admission, who: Counted) =>
      startRanked(player, request, admission, doubleLimitOf(exchange, RANKED, who), now)
  }
})

const answered = ({ created, answer }: Awaited<ReturnType<typeof startRun>>) => json(answer, created ? 201 : 200)
