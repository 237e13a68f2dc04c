import { ROUTES } from '#contracts/routes.ts'
import { ERRORS } from '#contracts/errors.ts'
import { type TooLate } from '#contracts/runs.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { errorAnswer } from '#server/http-error.ts'
import { endpoint, HttpError, json, reading, type Exchange } from '#server/http.ts'
import { admissionTo } from '#server/rate-limit.ts'
import { noteRun } from '#server/request-scope.ts'
import { readRun, stepRun } from '#server/runs/step.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/**
 * Applies one step to the caller's own run; 404 for another owner's. 409 `too-late` in a ranked run includes the final
 * run.
 */
export const POST = endpoint(ROUTES['POST /api/runs/[id]'], async (step, exchange) => {
  const { owner, admission } = await player(exchange)
  const { answer, isLate } = await stepRun(owner, exchange.params.id ?? '', step, admission, Date.now())
  if (!isLate) return answer
  const late = { ...errorAnswer(new HttpError('too-late')), run: answer } as TooLate
  return json(late, ERRORS['too-late'])
})

/** Returns the caller's own run; 404 for another owner's. */
export const GET = reading(ROUTES['GET /api/runs/[id]'], async (exchange) => {
  const { owner, admission } = await player(exchange)
  await admission.alone()
  return readRun(owner, exchange.params.id ?? '', Date.now())
})

async function player(exchange: Exchange) {
  const caller = await callerOf(exchange)
  const owner = ownerOf(caller)
  if (!owner) throw new HttpError('unknown-run')
  noteRun(exchange.params.id ?? '')
  return { owner, admission: admissionTo(exchange, 'steps', caller) }
}

export { GET as HEAD }
