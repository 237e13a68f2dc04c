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
  const { data } = await stage.service.from('puzzles').select('date')
  const days = ['16', '17', '18', '19', '20', '21'].map((day) => `2026-07-${day}`)
  expect(data!.map(({ date }) => String(date)).sort()).toEqual(
    days.flatMap((day) => gamesOn('2026-7-16').map(() => day)),
  )
})
