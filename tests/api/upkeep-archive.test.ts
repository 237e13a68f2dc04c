import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gamesOn } from '#games/catalogue.ts'
import { GET } from '../../src/pages/api/upkeep.ts'
import { aBrowser, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(Date.parse('2026-07-18T12:00:00Z'))
  vi.stubEnv('CRON_SECRET', 'of the cron')
})
afterAll(() => stage.close())

test('draws every day since launch on request, before a player opens one', async () => {
  for (let left: number | null = null; left !== 0;) {
    const { body } = await aBrowser({ token: 'of the cron' }).send<{ left: number | null; failed: string[] }>(
      GET,
      'GET',
      '/api/upkeep?archive',
    )
    expect(body.failed).toEqual([])
    left = body.left
  }
  expect(await drawnDays()).toEqual(['16', '17', '18', '19', '20', '21'])
})

test("draws past days at the first calls of Vercel's cron after a deployment, and at no others", async () => {
  vi.setSystemTime(Date.parse('2026-07-26T12:00:00Z'))
  const first = ['16', '17', '18', '19', '20', '21']
  const { GET: deployed } = await newDeployment()
  await call(deployed, 'curl/8')
  expect(await drawnDays()).toEqual([...first, '26', '27', '28', '29'])
  while ((await call(deployed, 'vercel-cron/1.0')).left !== 0);
  const all = [...first, '22', '23', '24', '25', '26', '27', '28', '29']
  expect(await drawnDays()).toEqual(all)

  vi.setSystemTime(Date.parse('2026-08-02T12:00:00Z'))
  await call(deployed, 'vercel-cron/1.0')
  expect(await drawnDays('08')).toEqual(['02', '03', '04', '05'])
  expect(await drawnDays()).toEqual(all)
})

test('draws only as many past puzzles as a call names, the newest first', async () => {
  const games = gamesOn('2026-8-5').length
  vi.setSystemTime(Date.parse('2026-08-07T12:00:00Z'))
  const callOnce = () => call(GET, 'node', `?archive=${games}`)
  const first = await callOnce()
  const drawn = ['02', '03', '04', '05', '06', '07', '08', '09', '10']
  expect(await drawnDays('08')).toEqual(drawn)
  expect((await callOnce()).left).toBe(first.left! - games)
  expect(await drawnDays('08')).toEqual(['01', ...drawn])
})

/** Reloads all modules, as in the first instance of a deployment. */
function newDeployment() {
  vi.resetModules()
  return import('../../src/pages/api/upkeep.ts')
}

async function call(endpoint: typeof GET, agent: string, query = '') {
  const headers = { authorization: 'Bearer of the cron', 'user-agent': agent }
  const request = new Request(`http://localhost:4321/api/upkeep${query}`, { headers })
  const answer = (await (await endpoint({ request, params: {} })).json()) as { left: number | null; failed: string[] }
  expect(answer.failed).toEqual([])
  return answer
}

/** Days of a month with a puzzle for every game. */
async function drawnDays(month = '07'): Promise<string[]> {
  const { data } = await stage.service.from('puzzles').select('date')
  const dates = data!.map(({ date }) => String(date)).filter((date) => date.startsWith(`2026-${month}`))
  const games = gamesOn('2026-7-16').length
  return [...new Set(dates)]
    .filter((day) => dates.filter((one) => one === day).length === games)
    .map(dayOf)
    .sort()
}

const dayOf = (date: string) => date.slice(-2)
