import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LATER } from './backend-calls.ts'
import { aBrowser, NOON, openStage, usedOn, type Browser, type Stage } from './stage.ts'

// A proxy between site and backend counts the requests that an answer waits for. A cold instance is a new copy of all
// modules.

let stage: Stage
let proxy: Server
let asked: string[] = []

beforeAll(async () => {
  stage = await openStage()
  proxy = createServer((incoming, answer) => {
    if (incoming.url !== LATER) asked.push(incoming.url!)
    const { method, headers } = incoming
    const passed = request(new URL(incoming.url!, stage.url), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(answer)
    })
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  // Keeps connections as long as the backend does, so that no call meets one that is closing.
  proxy.keepAliveTimeout = 65_000
  await once(proxy, 'listening')
  vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
  // Draws the days, as a cron does.
  const { today } = await coldInstance()
  const { keepUp } = await import('#server/upkeep.ts')
  while ((await keepUp(Date.now(), 0)).left !== 0);
  await today()
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await stage.close()
})

async function coldInstance() {
  vi.resetModules()
  const [runs, run, home] = await Promise.all([
    import('../../src/pages/api/runs/index.ts'),
    import('../../src/pages/api/runs/[id].ts'),
    import('../../src/pages/api/today.ts'),
  ])
  return {
    start: (browser: Browser) =>
      counted(browser.send<{ runId: string }>(runs.POST, 'POST', '/api/runs', { game: 'wordle', mode: 'today' })),
    step: (browser: Browser, id: string, n: number, action: object) =>
      counted(browser.send<{ end: object | null }>(run.POST, 'POST', `/api/runs/${id}`, { n, action })),
    today: () => counted(aBrowser().send(home.GET, 'GET', '/api/today')),
  }
}

async function counted<Reply extends { status: number }>(sending: Promise<Reply>) {
  asked = []
  const reply = await sending
  return { reply, status: reply.status, trips: asked.length }
}

test('home makes no backend request on a warm instance, at most three on a cold one', async () => {
  const { today } = await coldInstance()
  expect((await today()).trips).toBeLessThanOrEqual(3)
  expect(await today()).toMatchObject({ status: 200, trips: 0 })
})

test('start, step and end take one round trip on a warm instance, two on a cold one', async () => {
  const browser = aBrowser()
  const guess = (player: string) => ({ type: 'guess', player })
  const warm = await coldInstance()
  const first = await warm.start(browser)
  expect(first).toMatchObject({ status: 201, trips: 2 })
  const { runId } = first.reply.body
  expect(await warm.step(browser, runId, 1, guess('zinedine-zidane'))).toMatchObject({ status: 200, trips: 1 })

  expect(await (await coldInstance()).step(browser, runId, 2, guess('pedri'))).toMatchObject({ status: 200, trips: 2 })
  const [answer] = await usedOn(stage, 'wordle', '2026-11-21')
  vi.setSystemTime(NOON + 120_000)
  const won = await (await coldInstance()).step(browser, runId, 3, guess(answer!))
  expect(won).toMatchObject({ status: 200, trips: 2, reply: { body: { end: { result: { won: true } } } } })

  const other = aBrowser()
  const begun = await warm.start(other)
  expect(begun).toMatchObject({ status: 201, trips: 1 })
  const ended = await warm.step(other, begun.reply.body.runId, 1, { type: 'giveUp' })
  expect(ended).toMatchObject({ status: 200, trips: 1, reply: { body: { end: { result: { won: false } } } } })
})
