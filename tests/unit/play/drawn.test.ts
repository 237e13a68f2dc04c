import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import type { Drawn, PracticeGame } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../src/data/generated/${name}.json`, import.meta.url), 'utf8'))

type AnyPractice = PracticeGame<string, unknown, unknown, unknown>

/** Practice that the browser deals from footballers, with a level that draws from every league. */
const GAMES: [string, string, (pack: Pack) => Promise<unknown>][] = [
  ['age', 'normal', async () => (await import('#games/age/deal/practice.ts')).practice],
  ['wordle', 'normal', async () => (await import('#games/wordle/deal/practice-rules.ts')).soloRules('/pack.json')],
  [
    'higherlower',
    'all',
    async () => (await import('#games/higherlower/deal/practice.ts')).practiceOf(read('values-pack')),
  ],
  [
    'statistics',
    // The level of recent seasons needs more footballers than one league has.
    'any',
    async () => (await import('#games/statistics/deal/practice.ts')).practiceOf(read('seasons-pack')),
  ],
  [
    'bingo',
    'hard',
    async (pack) => (await import('#games/bingo/deal/practice.ts')).practiceOf(read('bingo-pack'), pack),
  ],
  [
    'career-path',
    'known',
    async (pack) =>
      (await import('#games/career-path/deal/practice.ts')).practiceOf('classic', read('careers-pack'), pack),
  ],
]

afterEach(() => vi.unstubAllGlobals())

/** A browser whose page has the setting `leagues`. */
async function browser(leagues?: string) {
  const storage = new FakeStorage()
  openTab(storage)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(read('search-pack'))))
  if (leagues) document.documentElement.dataset['display'] = `sound ${leagues.replaceAll(',', ' ')}`
  const [{ firstPack }, { drawnNow }] = await Promise.all([
    import('../search/packs.ts'),
    import('#play/practice/drawn.ts'),
  ])
  return { storage, pack: firstPack(), drawnNow }
}

/** Leagues of the footballers of the stored run. */
function leaguesOf(storage: FakeStorage, pack: Pack): Set<string> {
  const [, run] = [...storage.items].find(([key]) => /-solo-[^-]+$/.test(key))!
  const ids = JSON.stringify((JSON.parse(run) as { deal: unknown }).deal).match(/"[^"]+"/g)!
  const asked = ids.map((id) => pack.byId.get(id.slice(1, -1))).filter((one) => one !== undefined)
  expect(asked.length).toBeGreaterThan(0)
  return new Set(asked.map(({ clues }) => clues?.league ?? 'other'))
}

describe.each(GAMES)('practice of %s', (_game, level, load) => {
  test.each(['liga', 'premierleague,ligue1'])('draws from the leagues %s', async (leagues) => {
    const { storage, pack, drawnNow } = await browser(leagues)
    const practice = (await load(pack)) as AnyPractice
    const drawn = drawnNow(pack)
    expect(practice.levels(pack, drawn)).toContain(level)
    expect(practice.follows?.(level, drawn!) ?? true).toBe(true)
    const { next } = practice.round(pack, level, () => drawnNow(pack))
    for (let run = 0; run < 5; run++) {
      next()
      expect(leagues.split(',')).toEqual(expect.arrayContaining([...leaguesOf(storage, pack)]))
    }
  })

  test('draws from every league without a choice', async () => {
    const { pack, drawnNow } = await browser()
    const practice = (await load(pack)) as AnyPractice
    expect(drawnNow(pack)).toBeUndefined()
    expect(practice.levels(pack)).toContain(level)
  })
})

test('a pool with too few footballers of the leagues is closed, and is used as a whole if asked anyway', async () => {
  openTab(new FakeStorage())
  const { drawnFrom, isEnough } = await import('#play/practice/drawn.ts')
  const pool = Array.from({ length: 30 }, (_, at) => ({ id: `${at}` }))
  const drawn = (most: number): Drawn => ({ leagues: [], footballer: (id) => Number(id) < most })
  expect([isEnough(pool, drawn(19)), isEnough(pool, drawn(20)), isEnough(pool, undefined)]).toEqual([false, true, true])
  expect(drawnFrom(pool, drawn(19))).toHaveLength(30)
  expect(drawnFrom(pool, drawn(20))).toHaveLength(20)
})
