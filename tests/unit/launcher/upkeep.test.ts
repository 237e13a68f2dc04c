import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callUpkeep } from '#scripts/launcher/upkeep.ts'
import type { Secrets } from '#scripts/launcher/data-folder.ts'
import type { Settings } from '#scripts/launcher/settings.ts'

/** Number of missing puzzles that the site reports. */
let left: number | null = 20
const asked = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json({ left })))
const begin = (host: string) =>
  callUpkeep({ host, ports: { site: 4321 } } as Settings, { CRON_SECRET: 'of the cron' } as Secrets)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  left = 20
})
afterEach(() => void vi.useRealTimers())

test('the launcher calls the upkeep every minute with the secret of the cron, until it stops', async () => {
  const end = begin('127.0.0.1')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_001)
  const headers = { authorization: 'Bearer of the cron' }
  expect(asked.mock.calls.map(([address, init]) => [address, init.headers])).toEqual(
    Array(2).fill(['http://127.0.0.1:4321/api/upkeep?archive=12', headers]),
  )
  end()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a failed call does not stop later ones', async () => {
  asked.mockRejectedValueOnce(new TypeError('refused'))
  const end = begin('::')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked.mock.calls.map(([address]) => address)).toEqual(
    Array(2).fill('http://127.0.0.1:4321/api/upkeep?archive=12'),
  )
  end()
})

test.each([
  ['none is missing', 0, ''],
  ['a call did not come to them', null, '?archive=12'],
])('requests past puzzles until %s', async (_, missing, next) => {
  const end = begin('127.0.0.1')
  left = missing
  await vi.advanceTimersByTimeAsync(60_000)
  left = 20
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.mock.calls.map(([address]) => address.split('/upkeep')[1])).toEqual(['?archive=12', next])
  end()
})
