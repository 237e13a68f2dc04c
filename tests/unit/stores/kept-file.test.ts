import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_KEPT_BYTES } from '#contracts/kept-progress.ts'
import type { ResultRecord } from '#contracts/results.ts'
import type { Local } from '#stores/kept-file.ts'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from './results.ts'

const ID = '6f1f3c1e-6a4e-4a58-9f0e-0d0c6d5a1a11'
const OTHER_ID = '0e000000-0000-4000-8000-00000000000e'
const NOW = new Date('2026-11-22T12:00:00Z')

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function page() {
  openTab(storage)
  const [progress, file, dailies] = await Promise.all([
    import('#stores/local-progress.ts'),
    import('#stores/kept-file.ts'),
    import('#stores/dailies.ts'),
  ])
  return { ...progress, ...file, ...dailies }
}

const local = (changes: Partial<Local> = {}): Local => ({
  ...{ points: 0, statistics: {}, preferences: {}, progressId: null },
  ...changes,
})
const asFile = (text: string) => new Blob([text])
const isKept = (read: unknown): Local => {
  expect(read).toBeTypeOf('object')
  return read as Local
}
const idsOf = (records: readonly ResultRecord[] | undefined) => records?.map(({ id }) => id)

describe('a file', () => {
  test('restores exactly the saved data', async () => {
    const { keepLocally, $preferences, localNow, kept, readKept } = await page()
    keepLocally('wordle', aResult())
    keepLocally('age', aResult({ mode: 'today', points: 70, bonus: 20, items: ['pedri'] }))
    $preferences.set({ sound: true, palette: 'contrast' })
    const own = localNow()
    expect(own.progressId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await readKept(asFile(kept(own)))).toEqual(own)
  })

  test('of an account with more than a browser may store is cut to the limits', async () => {
    const { kept, readKept } = await page()
    const records = Array.from({ length: 450 }, () => aResult())
    const preferences = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`p${at}`, at]))
    const read = isKept(
      await readKept(asFile(kept(local({ points: 2_000_000, statistics: { wordle: records }, preferences })))),
    )
    expect(idsOf(read.statistics.wordle)).toEqual(idsOf(records.slice(-400)))
    expect([read.points, Object.keys(read.preferences).length]).toEqual([1_000_000, 40])
  })

  const good = { format: 'eleven-progress', version: 1, madeAt: NOW.toISOString(), points: 29 }
  const whole = { ...good, userStats: { wordle: [aResult()] }, userPreferences: {}, progressId: ID }
  test.each([
    ['not json', 'PK\u0003\u0004', 'not-json'],
    ['nothing', '', 'not-json'],
    ['somebody else’s', '{"name":"x"}', 'not-ours'],
    ['a list', '[]', 'not-ours'],
    ['null', 'null', 'not-ours'],
    ['from a later version', JSON.stringify({ ...whole, version: 2, more: {} }), 'newer'],
    ['with a key too many', JSON.stringify({ ...whole, username: 'ada' }), 'broken'],
    ['without results', JSON.stringify(good), 'broken'],
    ['with negative points', JSON.stringify({ ...whole, points: -1 }), 'broken'],
    ['with more points than an account is ever asked for', JSON.stringify({ ...whole, points: 1_000_001 }), 'broken'],
    ['with half a point', JSON.stringify({ ...whole, points: 0.5 }), 'broken'],
    ['with an unknown game', JSON.stringify({ ...whole, userStats: { chess: [] } }), 'broken'],
    ['with a prototype', `{"__proto__":{},${JSON.stringify(whole).slice(1)}`, 'broken'],
    [
      'with an invalid day',
      JSON.stringify({ ...whole, userStats: { wordle: [aResult({ date: '2026-2-30' })] } }),
      'broken',
    ],
    ['with too many results', JSON.stringify({ ...whole, userStats: { age: Array(401).fill(aResult()) } }), 'broken'],
    ['with an id that is none', JSON.stringify({ ...whole, progressId: 'mine' }), 'broken'],
    ['with nothing in it', JSON.stringify({ ...whole, points: 0, userStats: { age: [] } }), 'empty'],
  ])('with %s is rejected', async (_what, text, refusal) => {
    const { readKept } = await page()
    expect(await readKept(asFile(text))).toBe(refusal)
  })

  test('that is too large is not read', async () => {
    const { readKept } = await page()
    const text = vi.fn()
    expect(await readKept({ size: MAX_KEPT_BYTES + 1, text })).toBe('too-large')
    expect(text).not.toHaveBeenCalled()
  })

  test('that is unreadable is rejected', async () => {
    const { readKept } = await page()
    expect(await readKept({ size: 1, text: () => Promise.reject(new Error('gone')) })).toBe('not-json')
  })

  test('with a repeated result contains it once', async () => {
    const { readKept } = await page()
    const record = aResult()
    const text = JSON.stringify({ ...whole, userStats: { wordle: [record, record, record] } })
    expect(isKept(await readKept(asFile(text))).statistics).toEqual({ wordle: [record] })
  })
})

describe('merging', () => {
  test('counts each result once, and adds nothing for the same file again', async () => {
    const { merged, countOf } = await page()
    const [both, here, there] = [aResult(), aResult(), aResult({ date: '2026-11-18' })]
    const own = local({ points: 58, statistics: { wordle: [both, here] }, progressId: ID })
    const file = local({ points: 87, statistics: { wordle: [both, there], age: [aResult()] }, progressId: OTHER_ID })
    const once = merged(own, file)
    expect([once.points, countOf(once), once.progressId]).toEqual([58 + 29 + 29, 4, ID])
    expect(idsOf(once.statistics.wordle)).toEqual([there.id, both.id, here.id])
    expect(merged(once, file)).toEqual(once)
  })

  test('reduces practice points by day as if played here, but not dailies', async () => {
    const { merged } = await page()
    const own = local({ points: 145, statistics: { wordle: Array.from({ length: 5 }, () => aResult()) } })
    const file = local({ points: 99, statistics: { wordle: [aResult(), aResult({ mode: 'today', points: 70 })] } })
    expect(merged(own, file).points).toBe(145 + 14 + 70)
  })

  test('keeps settings chosen here, within the limits of an account', async () => {
    const { merged } = await page()
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`p${at}`, at]))
    const { preferences } = merged(
      local({ preferences: { palette: 'usual' } }),
      local({ preferences: { palette: 'contrast', ...many } }),
    )
    expect([preferences['palette'], Object.keys(preferences).length]).toEqual(['usual', 40])
    const full = local({ points: 999_990, statistics: { age: Array.from({ length: 400 }, () => aResult()) } })
    const { points, statistics } = merged(full, local({ statistics: { age: [aResult({ date: '2026-11-21' })] } }))
    expect([points, statistics.age!.length, statistics.age!.at(-1)!.date]).toEqual([1_000_000, 400, '2026-11-21'])
  })
})

describe('replacing', () => {
  const played = aResult({ mode: 'today', date: '2026-11-22', score: 3, points: 68, bonus: 20 })
  const file = local({ points: 97, statistics: { wordle: [aResult(), played] }, progressId: OTHER_ID })

  test("takes over the file with the day's dailies, and undo restores everything", async () => {
    const first = await page()
    first.keepLocally('age', aResult())
    first.noteDaily('age', { date: '2026-11-22', at: 3, of: 10 })
    const before = new Map(storage.items)
    const { keepHere, localNow } = first
    const undo = keepHere(file)!
    expect(localNow()).toEqual(file)
    expect(JSON.parse(storage.items.get('dailies')!).wordle.done).toEqual({
      won: true,
      score: 3,
      points: 68,
      bonus: 20,
    })
    undo()
    expect(storage.items).toEqual(before)
  })

  test('changes nothing when the storage is full', async () => {
    const { keepHere, keepLocally, localNow } = await page()
    keepLocally('age', aResult())
    const before = localNow()
    const setItem = storage.setItem.bind(storage)
    vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
      if (key === 'userStats' && text.includes(played.id)) throw new DOMException('no room', 'QuotaExceededError')
      setItem(key, text)
    })
    expect(keepHere(file)).toBeNull()
    expect(localNow()).toEqual(before)
    expect(JSON.parse(storage.items.get('userStats')!)).toEqual(before.statistics)
  })

  test("sends the file to an account under the file's id", async () => {
    const { keepHere } = await page()
    keepHere(file)
    vi.stubGlobal('navigator', { languages: ['en'] })
    const { handOver } = await import('#stores/hand-over.ts')
    const send = vi.fn(async () => ({ ok: false, code: 'offline' }) as const)
    await handOver(ID, send)
    const claim = { progressId: OTHER_ID, points: 97, statistics: file.statistics }
    expect(send).toHaveBeenCalledWith('POST', expect.objectContaining(claim))
  })
})
