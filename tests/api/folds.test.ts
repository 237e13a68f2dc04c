import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { aBrowser, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test('the end of a run reaches boards and counters by itself, without a reader or a cron', async () => {
  const browser = aBrowser()
  const daily = { game: 'wordle', mode: 'today' }
  const { body } = await browser.send<{ runId: string }>(begin, 'POST', '/api/runs', daily)
  await browser.send(step, 'POST', `/api/runs/${body.runId}`, { n: 1, action: { type: 'giveUp' } })
  const queued = async () => ((await stage.service.rpc('write_path_status')).data as { queue: number }).queue
  await expect.poll(queued).toBe(0)
})
