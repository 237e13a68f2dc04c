import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dataFolder, launch, stillRunning, type Launch } from '#tests/support/launch.ts'
import { launchFlags, SITE } from '#tests/support/test-stack.ts'

const Answer = z.object({ runId: z.string(), n: z.int(), view: z.looseObject({ over: z.boolean() }) })
const GUESSES = ['lionel-messi', 'cristiano-ronaldo', 'neymar']

let stack: Launch | null = null

afterEach(async () => {
  if (stack && stillRunning([stack.pid]).length > 0) stack.process.kill('SIGTERM')
  await stack?.ended
})

/** Kills every process of the launch at once, like a power cut. */
async function powerCut({ family, ended }: Launch): Promise<void> {
  const pids = await family()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await ended
  await expect.poll(() => stillRunning(pids)).toEqual([])
}

async function post(path: string, body: unknown, cookie = '') {
  const answer = await fetch(SITE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const set = answer.headers.get('set-cookie')?.split(';')[0]
  return { status: answer.status, body: (await answer.json()) as unknown, cookie: set ?? cookie }
}

test('everything acknowledged before kill -9 of all processes is stored after the next start', async () => {
  const folder = dataFolder()
  stack = launch(launchFlags(folder))
  await stack.ready
  const start = await post('/api/runs', { game: 'wordle', mode: 'today' })
  expect(start.status).toBe(201)
  const { runId } = Answer.parse(start.body)
  let last = Answer.parse(start.body)

  for (const player of GUESSES) {
    const step = { n: last.n + 1, action: { type: 'guess', player } }
    const answer = await post(`/api/runs/${runId}`, step, start.cookie)
    expect(answer.status).toBe(200)
    last = Answer.parse(answer.body)
    await powerCut(stack)

    stack = launch(launchFlags(folder))
    await stack.ready
    const again = await post('/api/runs', { game: 'wordle', mode: 'today' }, start.cookie)
    expect(again.status).toBe(200)
    expect(Answer.parse(again.body)).toEqual(last)
    if (last.view.over) break
  }
})
