import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json } from '#supabase/local/http/messages.ts'
import { listen, type Handler, type Listener } from '#supabase/local/http/server.ts'

let listener: Listener
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(async () => {
  vi.restoreAllMocks()
  await listener.close()
})

/** A port with a special answer at `/odd`, and a healthy service's answer elsewhere. */
async function serving(odd: Handler): Promise<(path: string) => Promise<Response>> {
  listener = await listen(0)
  listener.serve(async (call) => (call.path === '/odd' ? odd(call) : json(200, 'here')))
  return (path) => fetch(listener.url + path)
}

test('a failing handler gives a 500 for its own call only', async () => {
  const ask = await serving(() => Promise.reject(new Error('on purpose')))
  expect((await ask('/odd')).status).toBe(500)
  expect((await ask('/next')).status).toBe(200)
})

test('an answer that cannot be sent closes its connection only', async () => {
  const ask = await serving(async () => json(200, '', { 'x-odd': 'two\nlines' }))
  await expect(ask('/odd')).rejects.toThrow('fetch failed')
  expect((await ask('/next')).status).toBe(200)
})
