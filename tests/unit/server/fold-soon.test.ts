import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foldSoon } from '#server/fold.ts'
import { log } from '#server/log.ts'

const call = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<number>>())
vi.mock('#server/supabase.ts', () => ({ call }))

const PAUSE_MS = 300
const asked = () => call.mock.calls.map(([name, values]) => [name, values])
const A_BATCH = ['fold_results', { age: 0, size: 100 }]

beforeEach(() => {
  vi.useFakeTimers()
  call.mockReset().mockResolvedValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('ends at about the same time are folded together, until a batch is not full', async () => {
  call.mockResolvedValueOnce(100).mockResolvedValueOnce(100).mockResolvedValueOnce(7)
  for (let end = 0; end < 5; end++) foldSoon()
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
  expect(asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toEqual([A_BATCH, A_BATCH, A_BATCH])
})

test('stops when another instance is already folding', async () => {
  call.mockResolvedValueOnce(-1)
  foldSoon()
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(asked()).toEqual([A_BATCH])
})

test('a failure is logged, and the next end folds again', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  call.mockRejectedValueOnce(new Error('down'))
  foldSoon()
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(logged).toHaveBeenCalledTimes(1)
  foldSoon()
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(asked()).toEqual([A_BATCH, A_BATCH])
})

test('a platform that freezes instances after an answer is asked to wait for it', async () => {
  const kept: Promise<unknown>[] = []
  vi.stubGlobal(Symbol.for('@vercel/request-context') as unknown as string, {
    get: () => ({ waitUntil: (work: Promise<unknown>) => kept.push(work) }),
  })
  foldSoon()
  const [folding] = kept
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  await folding
  expect(asked()).toEqual([A_BATCH])
})
