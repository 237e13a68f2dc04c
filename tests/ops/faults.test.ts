import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAll, rawRequests } from '#scripts/bench/raw-http.ts'
import { dataFolder, launch, stillRunning, type Launch } from '#tests/support/launch.ts'
import { launchFlags, PORTS, SITE } from '#tests/support/test-stack.ts'

const SEED = 20_261_122
/** A tenth of what `npm run bench -- fuzz-http` sends. */
const REQUESTS = 600

let stack: Launch

beforeAll(async () => {
  stack = launch(launchFlags(dataFolder()))
  await stack.ready
})

afterAll(async () => {
  stack.process.kill('SIGTERM')
  await stack.ended
})

test('raw requests of every kind end no process and stop no visitor', async () => {
  const family = await stack.family()
  const counts = await askAll(PORTS.site, rawRequests(SEED, REQUESTS))
  expect([counts.get('refused'), counts.get('silent'), counts.get('garbage')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(counts.get('400')).toBeGreaterThan(REQUESTS / 10)
  expect(counts.get('405')).toBeGreaterThan(REQUESTS / 100)
  expect(stillRunning(family)).toEqual(family)
  expect((await fetch(`${SITE}/api/health`)).status).toBe(200)
})
