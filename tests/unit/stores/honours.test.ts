import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptHonours } from '#contracts/honours.ts'
import { NOTHING_OUTSIDE } from '#games/honours.ts'
import { keepHonours, localHonours, readHonours } from '#stores/honours.ts'
import { $session } from '#stores/session.ts'

const ADA = { id: 'ada' } as never
const asked: string[] = []
let answer: KeptHonours | null

beforeEach(() => {
  answer = { earned: { 'days:week': '2026-7-22' }, outside: NOTHING_OUTSIDE }
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return answer ? Response.json(answer) : new Response('', { status: 503 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  $session.set({ status: 'anonymous', user: null })
})

const signIn = () => $session.set({ status: 'signed-in', user: ADA })

test("stores a visitor's honours with their first day in the browser until they are in an account", async () => {
  $session.set({ status: 'anonymous', user: null })
  await keepHonours({ 'wordle:inTwo': '2026-11-1' })
  await keepHonours({ 'wordle:inTwo': '2026-11-9', 'age:sharp': '2026-11-9' })
  expect(asked).toEqual([])
  const own = { 'wordle:inTwo': '2026-11-1', 'age:sharp': '2026-11-9' }
  expect([localHonours(), (await readHonours())?.earned]).toEqual([own, own])

  signIn()
  expect(localHonours()).toEqual({})
  answer = null
  expect(await readHonours()).toBeNull()
  answer = { earned: { 'days:week': '2026-7-22' }, outside: NOTHING_OUTSIDE }
  expect(await readHonours()).toEqual(answer)
  expect(await readHonours()).toEqual(answer)
  expect(asked).toEqual(['GET /api/honours', 'POST /api/honours', 'POST /api/honours', 'GET /api/honours'])

  $session.set({ status: 'anonymous', user: null })
  expect(localHonours()).toEqual({})
})

test("leaves an account's honours to the server", async () => {
  signIn()
  await keepHonours({})
  await keepHonours({ 'wordle:inTwo': '2026-11-1' })
  expect(asked).toEqual(['POST /api/honours'])
})
