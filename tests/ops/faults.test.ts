import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acknowledgedRun, isAnswered, killed, rereadRun } from '#scripts/bench/kill.ts'
import { acknowledgedMove } from '#scripts/bench/kill-room.ts'
import { askAll, rawRequests } from '#scripts/bench/raw-http.ts'
import { readSecrets } from '#scripts/launcher/data-folder.ts'
import { dataFolder, launch, stillRunning, type Launch } from '#tests/support/launch.ts'
import { launchFlags, PORTS, SITE } from '#tests/support/test-stack.ts'

const SEED = 20_261_122
/** A tenth of what `npm run bench -- fuzz-http` sends. */
const REQUESTS = 600
/** A tenth of what `npm run bench -- kills` does. */
const ROUNDS = 2

let stack: Launch
let folder = ''

beforeAll(async () => {
  folder = dataFolder()
  stack = launch(launchFlags(folder))
  await stack.ready
})

afterAll(async () => {
  stack.process.kill('SIGTERM')
  await stack.ended
})

test('malformed requests of every kind end no process and block no visitor', async () => {
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

test('a killed backend restarts with everything it acknowledged', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { cookie, acknowledged } = await acknowledgedRun(SITE)
    await killed(stack.pid, 'launcher/backend.ts', async () => (await rereadRun(SITE, cookie)) !== null)
    expect(await rereadRun(SITE, cookie)).toEqual(acknowledged)
  }
  expect(stack.output().match(/backend was killed \(SIGKILL\)\.\nStarting backend again\./g)).toHaveLength(ROUNDS)
})

test('rooms with a killed runtime restart with every acknowledged move', async () => {
  const { ROOM_TICKET_SECRET: ticketSecret } = readSecrets(folder, {})
  const rooms = { host: `127.0.0.1:${PORTS.rooms}`, ticketSecret, origin: SITE }
  for (let round = 0; round < ROUNDS; round++) {
    const isThere = await acknowledgedMove(rooms, round)
    await killed(stack.pid, 'bin/workerd', () => isAnswered(`http://${rooms.host}`))
    expect(await isThere()).toBe(true)
  }
})

test('a killed site restarts', async () => {
  await killed(stack.pid, 'serve.ts', () => isAnswered(`${SITE}/privacy`))
  expect((await fetch(`${SITE}/privacy`)).status).toBe(200)
})

test('/api/health is ok again afterwards', async () => {
  const health = () => fetch(`${SITE}/api/health`).then((answer) => answer.json())
  const ok = { status: 'ok', site: 'ok', backend: 'ok', writes: 'ok', boards: 'ok', rooms: 'ok', quiz: 'ok' }
  await expect.poll(health).toMatchObject(ok)
})

test('other users of the machine can neither read nor write the data', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const own = readdirSync(folder).filter((name) => name !== 'postgres' && name !== 'rooms')
  expect(own).toContain('keys.json')
  expect(own.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([])
})
