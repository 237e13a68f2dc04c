import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addDays, dayAt } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { publish } from '#server/runs/daily.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { NOON, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
})
afterAll(() => stage.close())

const GAMES: readonly GameId[] = ['wordle', 'age', 'blur', 'wordle']
const drawAll = (ago: number) =>
  Promise.allSettled(GAMES.map((game, at) => publish(game, RUN_GAMES[game], addDays(dayAt(NOON), -ago - at))))

/** Names of the database functions that are called, in order. */
function calledFunctions(): string[] {
  const names: string[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, init) => {
    names.push(new URL(target instanceof Request ? target.url : target).pathname.split('/').at(-1)!)
    return real(target, init)
  })
  return names
}

test('puzzles are drawn one at a time', async () => {
  const called = calledFunctions()
  expect((await drawAll(1)).map(({ status }) => status)).toEqual(GAMES.map(() => 'fulfilled'))
  expect(called).toEqual(GAMES.flatMap(() => ['puzzles_around', 'add_puzzle']))
})

test('queued draws fail with the first when the backend does not answer, and later draws retry', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9')
  const called = calledFunctions()
  const failed = { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) as unknown }
  const firstDraw = publish('blur', RUN_GAMES.blur, addDays(dayAt(NOON), -11))
  await expect(firstDraw).rejects.toMatchObject({ code: 'unavailable' })
  const asked = called.length
  expect(asked).toBeGreaterThan(0)
  expect(await drawAll(11)).toEqual(GAMES.map(() => failed))
  expect(called).toEqual(Array(2 * asked).fill('puzzles_around'))
  vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
  expect((await drawAll(11)).map(({ status }) => status)).toEqual(GAMES.map(() => 'fulfilled'))
})

test('a game without a puzzle for a day does not block the next game', async () => {
  const { daily } = RUN_GAMES.age
  const none = { ...RUN_GAMES.age, daily: { ...daily, deal: () => null } } as typeof RUN_GAMES.age
  const [first, second] = await Promise.allSettled([
    publish('age', none, addDays(dayAt(NOON), -21)),
    publish('blur', RUN_GAMES.blur, addDays(dayAt(NOON), -21)),
  ])
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'mode-closed' } })
  expect(second.status).toBe('fulfilled')
})
