import { RunStep } from '#contracts/runs.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { endpoint, HttpError } from '#server/http.ts'
import { admissionTo } from '#server/rate-limit.ts'
import { stepRun } from '#server/runs/step.ts'

export const prerender = false

/** Takes one step of a run of the caller's own; anybody else's does not exist. */
export const POST = endpoint(RunStep, async (step, exchange) => {
  const caller = await callerOf(exchange)
  const owner = ownerOf(caller)
  if (!owner) throw new HttpError('unknown-run')
  return stepRun(owner, exchange.params.id ?? '', step, admissionTo(exchange, 'steps', caller), Date.now())
})
