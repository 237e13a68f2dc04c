import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays, dayAt, toIsoDate } from '#core/days.ts'
import { gamesOn } from '#games/catalogue.ts'
import { POST as start } from '../../src/pages/api/runs/index.ts'
import { GET } from '../../src/pages/api/upkeep.ts'
import { aBrowser, NOON, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
  vi.stubEnv('CRON_SECRET', 'of the cron')
})
afterAll(() => stage.close())

const upkeep = (token: string) =>
  aBrowser({ token }).send<{ drawn: number; left: number; failed: string[] }>(GET, 'GET', '/api/upkeep')

test('returns 404 without the secret', async () => {
  expect((await upkeep('of the cro')).status).toBe(404)
  expect((await upkeep('of the corn')).status).toBe(404)
  vi.stubEnv('CRON_SECRET', '')
  expect((await upkeep('')).status).toBe(404)
  vi.stubEnv('CRON_SECRET', 'of the cron')
})

test("draws today and the next three days, so that no player's request has to", async () => {
  let drawn = 0
  for (let left = 1; left > 0;) {
    const { status, body } = await upkeep('of the cron')
    expect([status, body.failed]).toEqual([200, []])
    drawn += body.drawn
    left = body.left
  }
  expect(drawn).toBe(4 * gamesOn(dayAt(NOON)).length)
  const { data } = await stage.service.from('puzzles').select('date, game')
  const last = toIsoDate(addDays(dayAt(NOON), 3))
  expect(data!.filter(({ date }) => date === last)).toHaveLength(gamesOn(dayAt(NOON)).length)
  expect((await upkeep('of the cron')).body).toMatchObject({ drawn: 0, left: 0 })
})

test('undrawn days of the archive start, six at a time', async () => {
  const days = Array.from({ length: 18 }, (_, at) => addDays(dayAt(NOON), -3 - at))
  const statuses: number[] = []
  const play = async () => {
    for (let day = days.pop(); day; day = days.pop())
      statuses.push(
        (await aBrowser().send(start, 'POST', '/api/runs', { game: 'wordle', mode: 'archive', date: day })).status,
      )
  }
  await Promise.all(Array.from({ length: 6 }, play))
  expect(statuses).toEqual(Array(18).fill(201))
})
