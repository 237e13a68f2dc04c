import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UserInfo } from '#contracts/users.ts'
import type { SendUsers } from '#stores/users.ts'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from './results.ts'

const ADA = '6f1f3c1e-6a4e-4a58-9f0e-0d0c6d5a1a11'

/** Counts each progress id and each result id once, as the real server does. */
class FakeServer {
  readonly claims = new Set<string>()
  readonly results = new Map<string, number>()
  calls = 0

  readonly send: SendUsers = async (_method, body) => {
    this.calls++
    const moved = { results: 0, points: 0 }
    const counts = body.progressId !== undefined && !this.claims.has(body.progressId)
    if (body.progressId) this.claims.add(body.progressId)
    for (const record of counts ? Object.values(body.statistics ?? {}).flat() : []) {
      if (this.results.has(record.id)) continue
      this.results.set(record.id, record.points)
      moved.results++
      moved.points += record.points
    }
    return { ok: true, answer: { userInfo: this.userInfo, moved, refused: [] } }
  }

  get points(): number {
    return [...this.results.values()].reduce((sum, points) => sum + points, 0)
  }

  private get userInfo(): UserInfo {
    const empty = { statistics: {}, preferences: {}, locales: '', opt_in: true, photo_url: null }
    return { ...empty, id: ADA, user_id: ADA, username: 'ada', points: this.points }
  }
}

describe('hand-over', () => {
  let storage: FakeStorage
  let server: FakeServer

  async function page() {
    openTab(storage)
    const [progress, { handOver }] = await Promise.all([
      import('#stores/local-progress.ts'),
      import('#stores/hand-over.ts'),
    ])
    return { ...progress, handOver }
  }

  beforeEach(() => {
    storage = new FakeStorage()
    server = new FakeServer()
    vi.stubGlobal('navigator', { languages: ['fr-FR', 'en'] })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('moves everything to the account and deletes the local keys', async () => {
    const { keepLocally, $preferences, handOver } = await page()
    keepLocally('wordle', aResult())
    keepLocally('wordle', aResult({ mode: 'today', points: 49 }))
    $preferences.set({ sound: true })
    const send = vi.fn(server.send)
    const reply = await handOver(ADA, send)
    expect(reply).toMatchObject({ ok: true, answer: { moved: { results: 2, points: 78 } } })
    expect(send).toHaveBeenCalledWith(
      'POST',
      expect.objectContaining({ user_id: ADA, points: 78, preferences: { sound: true }, locales: 'fr-FR,en' }),
    )
    expect([...storage.items.keys()]).toEqual([])
  })

  const minimal = { wordle: [{ mode: 'today', date: '2026-11-22' }] }

  test('sends records of only mode and date under new ids, and their points separately', async () => {
    storage.setItem('points', '230')
    storage.setItem('userStats', JSON.stringify(minimal))
    const { handOver } = await page()
    const send = vi.fn(server.send)
    await handOver(ADA, send)
    const [, claim] = send.mock.calls[0]!
    expect(claim).toMatchObject({ points: 230, statistics: minimal })
    expect(claim.statistics!.wordle![0]!.id).toBe(`${claim.progressId}:wordle:0`)
    expect([...storage.items.keys()]).toEqual([])
  })

  test('sends a minimal record under the same id in a retry', async () => {
    storage.setItem('userStats', JSON.stringify(minimal))
    const lost = vi.fn<SendUsers>(async () => ({ ok: false, code: 'offline' }))
    await (await page()).handOver(ADA, lost)
    await (await page()).handOver(ADA, lost)
    expect(lost.mock.calls[1]![1].statistics).toEqual(lost.mock.calls[0]![1].statistics)
  })

  test('keeps and reports what did not move: refused records, points above the limit, unreadable records', async () => {
    const broken = { mode: 'today', date: 'yesterday' }
    const refused = aResult()
    storage.setItem('points', '9000')
    storage.setItem('userStats', JSON.stringify({ wordle: [...minimal.wordle, broken, refused], chess: [7] }))
    const { handOver } = await page()
    const cap: SendUsers = async (method, body) => {
      const reply = await server.send(method, body)
      if (!reply.ok) return reply
      const refusals = [{ id: refused.id, reason: 'cap' as const }]
      return { ok: true, answer: { ...reply.answer, refused: refusals, pointsLeft: 6000 } }
    }
    const reply = await handOver(ADA, cap)
    const reasons = reply.ok && reply.answer.refused.map(({ reason }) => reason)
    expect(reasons).toEqual(['cap', 'unreadable', 'unreadable'])
    expect([...storage.items.keys()]).toEqual(['unmovedProgress'])
    expect(JSON.parse(storage.getItem('unmovedProgress')!)).toEqual({
      points: 6000,
      records: [
        { game: 'wordle', raw: refused },
        { game: 'wordle', raw: broken },
        { game: 'chess', raw: 7 },
      ],
    })
  })

  test('only creates the record without local progress', async () => {
    const { handOver } = await page()
    const send = vi.fn(server.send)
    await handOver(ADA, send)
    expect(send).toHaveBeenCalledWith('POST', { user_id: ADA, locales: 'fr-FR,en' })
  })

  test.each(['offline', 'internal', 'too-many-requests', 'unauthorised'] as const)(
    'keeps everything while the server answers %s, and the next load retries with the same id',
    async (code) => {
      const { keepLocally, handOver } = await page()
      keepLocally('wordle', aResult())
      const before = new Map(storage.items)
      await handOver(ADA, async () => ({ ok: false, code }))
      expect(storage.items).toEqual(before)
      await (await page()).handOver(ADA, server.send)
      expect([server.points, storage.items.size]).toEqual([29, 0])
      expect([...server.claims]).toEqual([JSON.parse(before.get('progressId')!)])
    },
  )

  test("counts once after a crash between the server's write and the local delete", async () => {
    const { keepLocally, handOver } = await page()
    keepLocally('wordle', aResult())
    const lostAnswer: SendUsers = async (method, body) => {
      await server.send(method, body)
      throw new Error('the tab is closed')
    }
    await expect(handOver(ADA, lostAnswer)).rejects.toThrow('closed')
    await (await page()).handOver(ADA, server.send)
    expect([server.points, server.results.size, storage.items.size]).toEqual([29, 1, 0])
  })

  test.each([1, 2, 3])('counts once after a crash after %i of the local deletes', async (survived) => {
    const { keepLocally, $preferences, handOver } = await page()
    keepLocally('wordle', aResult())
    $preferences.set({ sound: true })
    let removals = 0
    const remove = storage.removeItem.bind(storage)
    // Removals after the crash never reach the disk.
    storage.removeItem = (key) => (removals++ < survived ? remove(key) : undefined)
    await handOver(ADA, server.send)
    storage.removeItem = remove
    await (await page()).handOver(ADA, server.send)
    expect([server.points, server.results.size, storage.items.size]).toEqual([29, 1, 0])
  })

  test('counts once with two tabs', async () => {
    const first = await page()
    first.keepLocally('wordle', aResult())
    const second = await page()
    await Promise.all([first.handOver(ADA, server.send), second.handOver(ADA, server.send)])
    expect([server.points, server.results.size, storage.items.size]).toEqual([29, 1, 0])
  })

  test('moves a result that another tab stores meanwhile in the next hand-over, under a new id', async () => {
    const first = await page()
    first.keepLocally('wordle', aResult())
    const second = await page()
    const slow: SendUsers = async (method, body) => {
      const reply = await server.send(method, body)
      second.keepLocally('wordle', aResult({ points: 16 }))
      return reply
    }
    await first.handOver(ADA, slow)
    expect(storage.getItem('points')).toBe('16')
    await (await page()).handOver(ADA, server.send)
    expect([server.points, server.claims.size, storage.items.size]).toEqual([45, 2, 0])
  })

  test('runs in one tab at a time if the browser has locks', async () => {
    const request = vi.fn((_name: string, work: () => unknown) => work())
    vi.stubGlobal('navigator', { languages: ['en'], locks: { request } })
    await (await page()).handOver(ADA, server.send)
    expect(request).toHaveBeenCalledWith('eleven:hand-over', expect.any(Function))
  })
})
