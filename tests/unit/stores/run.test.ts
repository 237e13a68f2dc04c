import { describe, expect, test } from 'vitest'
import type { RunAnswer, RunStep } from '#contracts/runs.ts'
import { createRun } from '#stores/run.ts'
import type { RunReply, SendRun } from '#stores/run-api.ts'

type View = { over: boolean; played: string[] }
type Sent = { path: string; body: unknown }

const TODAY = { game: 'wordle', mode: 'today', date: '2026-7-20' } as const

const answer = (n: number, ...played: string[]): RunAnswer<View> => ({
  runId: 'run-1',
  game: 'wordle',
  mode: 'today',
  date: '2026-7-20',
  number: 5,
  n,
  view: { over: false, played },
  expires: '2026-07-22T12:00:00Z',
  end: null,
})

const ok = (...args: Parameters<typeof answer>): RunReply<View> => ({ ok: true, answer: answer(...args) })
const no = (code: Exclude<RunReply<View>, { ok: true }>['code']): RunReply<View> => ({ ok: false, code })

/** A server with these replies in order; records its requests. */
function server(...replies: RunReply<View>[]) {
  const sent: Sent[] = []
  const send: SendRun<View> = async (path, body) => {
    sent.push({ path, body })
    return replies.shift() ?? no('offline')
  }
  return { send, sent }
}

const withoutPauses = async () => {}
const never = () => new Promise<void>(() => {})
const guess = (player: string): RunStep['action'] => ({ type: 'guess', player })
const step = (n: number, player: string): Sent => ({ path: '/api/runs/run-1', body: { n, action: guess(player) } })

describe('a run on the server', () => {
  test('opens with the stored state', async () => {
    const { send, sent } = server(ok(2, 'a', 'b'))
    const run = createRun(send)
    expect(run.$run.get()).toEqual({ status: 'opening' })
    await run.open(TODAY)
    expect(run.$run.get()).toMatchObject({ status: 'open', answer: { n: 2 }, sending: false, trouble: null })
    expect(sent).toEqual([{ path: '/api/runs', body: TODAY }])
  })

  test('reports why it cannot open, and can be opened again', async () => {
    const { send, sent } = server(no('unavailable'), ok(0))
    const run = createRun(send)
    await run.open(TODAY)
    expect(run.$run.get()).toEqual({ status: 'closed', trouble: 'unavailable', trying: false })
    run.retry()
    // The view stays during the request, and a second press sends nothing.
    expect(run.$run.get()).toEqual({ status: 'closed', trouble: 'unavailable', trying: true })
    run.retry()
    await expect.poll(() => run.$run.get().status).toBe('open')
    expect(sent).toHaveLength(2)
  })

  test('numbers its actions', async () => {
    const { send, sent } = server(ok(0), ok(1, 'a'), ok(2, 'a', 'b'))
    const run = createRun(send)
    await run.open(TODAY)
    expect(await run.act(guess('a'))).toBeNull()
    expect(await run.act(guess('b'))).toBeNull()
    expect(sent.slice(1)).toEqual([step(1, 'a'), step(2, 'b')])
    expect(run.$run.get()).toMatchObject({ answer: { n: 2, view: { played: ['a', 'b'] } } })
  })

  test.each(['offline', 'internal', 'unavailable', 'too-many-requests'] as const)(
    'repeats the same action with the same number after %s',
    async (code) => {
      const { send, sent } = server(ok(0), no(code), no(code), ok(1, 'a'))
      const run = createRun(send, withoutPauses)
      await run.open(TODAY)
      expect(await run.act(guess('a'))).toBeNull()
      expect(sent.slice(1)).toEqual([step(1, 'a'), step(1, 'a'), step(1, 'a')])
    },
  )

  test('reports the failure while it retries the action, and accepts no other', async () => {
    const { send, sent } = server(ok(0), no('offline'), ok(1, 'a'))
    const run = createRun(send, never)
    await run.open(TODAY)
    const first = run.act(guess('a'))
    await expect.poll(() => run.$run.get()).toMatchObject({ sending: true, trouble: 'offline' })
    expect(await run.act(guess('b'))).toBeNull()
    run.retry()
    expect(await first).toBeNull()
    expect(sent.slice(1)).toEqual([step(1, 'a'), step(1, 'a')])
    expect(run.$run.get()).toMatchObject({ sending: false, trouble: null })
  })

  test.each(['unknown-player', 'already-guessed', 'date-not-open'] as const)(
    'drops an action refused as %s',
    async (code) => {
      const { send } = server(ok(1, 'a'), no(code))
      const run = createRun(send)
      await run.open(TODAY)
      expect(await run.act(guess('b'))).toBe(code)
      expect(run.$run.get()).toMatchObject({ answer: { n: 1 }, sending: false, trouble: null })
    },
  )

  test.each(['wrong-order', 'already-over'] as const)('adopts the state of another tab: %s', async (code) => {
    const { send } = server(ok(0), no(code), ok(2, 'x', 'y'))
    const run = createRun(send)
    await run.open(TODAY)
    expect(await run.act(guess('a'))).toBe(code)
    expect(run.$run.get()).toMatchObject({ answer: { n: 2, view: { played: ['x', 'y'] } } })
  })

  test('starts again when the server no longer knows the run', async () => {
    const { send, sent } = server(ok(3, 'x'), no('unknown-run'), ok(0), ok(1, 'a'))
    const run = createRun(send)
    await run.open(TODAY)
    expect(await run.act(guess('a'))).toBeNull()
    expect(sent.at(-1)).toEqual(step(1, 'a'))
  })

  test('fails when the run stays unknown', async () => {
    const { send } = server(ok(3, 'x'), no('unknown-run'), ok(3, 'x'), no('unknown-run'))
    const run = createRun(send)
    await run.open(TODAY)
    expect(await run.act(guess('a'))).toBe('unknown-run')
  })

  test('refreshes to a later state of another tab, never to an earlier one', async () => {
    const { send } = server(ok(1, 'a'), ok(2, 'a', 'b'), ok(1, 'a'), no('offline'))
    const run = createRun(send)
    await run.open(TODAY)
    await run.refresh()
    await run.refresh()
    await run.refresh()
    expect(run.$run.get()).toMatchObject({ answer: { n: 2 } })
  })
})
