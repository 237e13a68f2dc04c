import { expect, test, vi } from 'vitest'
import { createEventQueue } from '#party/room/event-queue.ts'

test("a room's fault names the page view of the socket that caused it, and no ticket", async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const trace = '0123456789abcdef0123456789abcdef'
  const connection = { uri: `wss://rooms.example/parties/quiz/x?ticket=secret&trace=${trace}`, readyState: 3 }
  const queue = createEventQueue<{ faults: number }>()
  await queue(() => Promise.reject(new Error('broken on purpose')), connection as never)
  expect(JSON.parse(String(log.mock.calls[0]![0]))).toMatchObject({ part: 'rooms', trace, msg: 'broken on purpose' })
  expect(String(log.mock.calls[0]![0])).not.toContain('secret')
})
