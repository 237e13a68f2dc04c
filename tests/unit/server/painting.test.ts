import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from '#server/pictures/painting.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

const picture = Buffer.from('a picture')

test('pictures are rendered two at a time, and a failure blocks no other', async () => {
  let [open, most] = [0, 0]
  const work = async (at: number) => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    if (at % 3 === 0) throw new Error('damaged')
    return picture
  }
  const all = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => painted(`flood ${at}`, () => work(at))))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(most).toBe(2)
  expect(await painted('after the flood', async () => picture)).toBe(picture)
})

test('a picture is rendered once for all requests within a minute', async () => {
  const work = vi.fn(async () => picture)
  await Promise.all([painted('one', work), painted('one', work), painted('another', work)])
  vi.setSystemTime(59_999)
  await painted('one', work)
  expect(work).toHaveBeenCalledTimes(2)
  vi.setSystemTime(60_000)
  await painted('one', work)
  expect(work).toHaveBeenCalledTimes(3)
})
