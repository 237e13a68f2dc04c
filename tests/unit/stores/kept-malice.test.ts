import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from './results.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FILE = {
  ...{ format: 'eleven-progress', version: 1, madeAt: '2026-11-22T12:00:00.000Z', points: 5 },
  ...{ userStats: {}, userPreferences: {}, progressId: null },
}
const text = (changes: object) => JSON.stringify({ ...FILE, ...changes })
const DEEP = '['.repeat(400_000) + ']'.repeat(400_000)

test.each([
  ['a prototype among the games', `{"__proto__":{"points":1},${text({}).slice(1)}`],
  ['a prototype among the results', text({}).replace('"userStats":{}', '"userStats":{"__proto__":[]}')],
  ['a prototype among the preferences', text({}).replace('"userPreferences":{}', '"userPreferences":{"__proto__":1}')],
  ['a constructor among the games', text({ userStats: { constructor: [] } })],
  ['lists nested very deep', text({}).replace('"userStats":{}', `"userStats":${DEEP}`)],
  ['markup as an id', text({ userStats: { wordle: [aResult({ id: '<img src=x onerror=alert(1)>' })] } })],
  ['more than a run can pay', text({ userStats: { wordle: [aResult({ points: 1e9 })] } })],
  ['endless points', text({ points: 1e300 })],
  ['half of a surrogate pair', text({ userPreferences: { 'a\\ud800': 1 } })],
])('a malicious file with %s is rejected or sanitised, and changes no prototype', async (_, file) => {
  openTab(new FakeStorage())
  const { readKept, merged, localNow } = await import('#stores/kept-file.ts')
  const read = await readKept(new Blob([file]))
  if (typeof read === 'string') expect(['broken', 'not-json', 'not-ours']).toContain(read)
  else expect(merged(localNow(), read)).toEqual({ points: 0, statistics: {}, preferences: {}, progressId: null })
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { points?: number }).points).toBeUndefined()
})
