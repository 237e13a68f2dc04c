import { NewRun } from '#contracts/runs.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { endpoint, json } from '#server/http.ts'
import { admissionTo } from '#server/rate-limit.ts'
import { requestOf, startRun } from '#server/runs/start.ts'
import { newVisitor } from '#server/visitor.ts'

export const prerender = false

/** 201 with a new run, 200 with the same run again. The first one makes a browser without an account a visitor. */
export const POST = endpoint(NewRun, async (body, exchange) => {
  const now = Date.now()
  const request = requestOf(body, now)
  const caller = await callerOf(exchange)
  const owner = ownerOf(caller)
  if (owner) {
    return answered(await startRun(owner, request, admissionTo(exchange, 'runs', caller, { begins: true }), now))
  }
  const { visitor, cookie } = newVisitor(exchange.request)
  const admission = admissionTo(exchange, 'runs', { user: null, visitor }, { begins: true })
  const started = await startRun({ account: null, visitor }, request, admission, now)
  exchange.headers.append('set-cookie', cookie)
  return answered(started)
})

const answered = ({ created, answer }: Awaited<ReturnType<typeof startRun>>) => json(answer, created ? 201 : 200)
