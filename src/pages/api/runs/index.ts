import { NewRun } from '#contracts/runs.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { endpoint, json } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { requestOf, startRun } from '#server/runs.ts'
import { newVisitor } from '#server/visitor.ts'

export const prerender = false

/** 201 with a new run, 200 with the same run again. The first one makes a browser without an account a visitor. */
export const POST = endpoint(NewRun, async (body, exchange) => {
  const now = Date.now()
  const request = requestOf(body, now)
  await limit(exchange, 'runs')
  const owner = ownerOf(await callerOf(exchange))
  if (owner) return answered(await startRun(owner, request, now))

  const { visitor, cookie } = newVisitor(exchange.request)
  const started = await startRun({ account: null, visitor }, request, now)
  exchange.headers.append('set-cookie', cookie)
  return answered(started)
})

const answered = ({ created, answer }: Awaited<ReturnType<typeof startRun>>) => json(answer, created ? 201 : 200)
