import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UserPatch } from '#contracts/users-request.ts'
import type { SendUsers, UsersReply } from '#stores/users.ts'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from './results.ts'

const ADA = '6f1f3c1e-6a4e-4a58-9f0e-0d0c6d5a1a11'
const BEN = '0d3b2f46-9a0e-4a55-8d0f-5b8f3f0a2b22'

const fine = { ok: true, answer: {} } as UsersReply

describe('unsent results', () => {
  let storage: FakeStorage
  let sent: UserPatch[]
  const load = () => {
    openTab(storage)
    return import('#stores/unsent.ts')
  }
  const answering =
    (...replies: UsersReply[]): SendUsers =>
    async (_method, body) => {
      sent.push(body)
      return replies[sent.length - 1] ?? fine
    }

  beforeEach(() => {
    storage = new FakeStorage()
    sent = []
  })
  afterEach(() => vi.unstubAllGlobals())

  test('stay in the browser until the server has stored them', async () => {
    const result = aResult()
    const { enqueue } = await load()
    enqueue(ADA, 'wordle', result)
    const next = await load()
    await next.sendUnsent(ADA, answering())
    expect(sent).toEqual([{ user_id: ADA, statistics: { wordle: [result] } }])
    expect(next.countUnsent(ADA)).toBe(0)
  })

  test('stay when there is no answer', async () => {
    const { enqueue, sendUnsent, countUnsent } = await load()
    enqueue(ADA, 'wordle', aResult())
    const reply = await sendUnsent(ADA, answering({ ok: false, code: 'offline' }))
    expect([reply, countUnsent(ADA), sent.length]).toEqual([{ ok: false, code: 'offline' }, 1, 1])
  })

  test('are stored once', async () => {
    const result = aResult()
    const { enqueue, countUnsent } = await load()
    enqueue(ADA, 'wordle', result)
    enqueue(ADA, 'wordle', result)
    expect(countUnsent(ADA)).toBe(1)
  })

  test('are sent for their own account only', async () => {
    const { enqueue, sendUnsent, countUnsent } = await load()
    enqueue(ADA, 'wordle', aResult())
    enqueue(BEN, 'wordle', aResult())
    await sendUnsent(BEN, answering())
    expect([sent.length, countUnsent(ADA), countUnsent(BEN)]).toEqual([1, 1, 0])
  })

  test('are sent in batches of fifty', async () => {
    const { enqueue, sendUnsent } = await load()
    for (let count = 0; count < 51; count++) enqueue(ADA, 'wordle', aResult())
    await sendUnsent(ADA, answering())
    expect(sent.map(({ statistics }) => statistics?.wordle?.length)).toEqual([50, 1])
  })

  test('are not blocked by one that the server always refuses', async () => {
    const [bad, good] = [aResult(), aResult()]
    const { enqueue, sendUnsent, countUnsent } = await load()
    enqueue(ADA, 'wordle', bad)
    enqueue(ADA, 'wordle', good)
    const refusal: UsersReply = { ok: false, code: 'bad-request' }
    await sendUnsent(ADA, answering(refusal, refusal))
    expect(sent.map(({ statistics }) => statistics?.wordle?.map(({ id }) => id))).toEqual([
      [bad.id, good.id],
      [bad.id],
      [good.id],
    ])
    expect(countUnsent(ADA)).toBe(0)
  })

  test('of an unknown session are handed over once the session is known', async () => {
    const result = aResult()
    const { enqueue, claimUnowned } = await load()
    enqueue(null, 'wordle', result)
    expect(claimUnowned()).toEqual([{ user: null, game: 'wordle', record: result }])
    expect(claimUnowned()).toEqual([])
  })
})
