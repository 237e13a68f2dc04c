import { afterEach, describe, expect, test, vi } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import { wordlePool } from '#data/pools.ts'
import { firstPack, packText } from '../search/packs.ts'

const first = firstPack()
const late = FOOTBALLERS.find(({ id }) => !first.byId.has(id))!
const answer = wordlePool('easy', FOOTBALLERS)[0]!
const early = wordlePool('easy', FOOTBALLERS)[1]!

/** A browser with a run at the easy level and the guess `player`. */
function browserWith(player: string | null) {
  const run = {
    id: '0198b9f0-0000-7000-8000-000000000000',
    deal: { answer: answer.id, day: '2026-11-22' },
    seed: 7,
    actions: [{ wire: { type: 'guess', player }, at: 2, by: 0 }],
    startedAt: 1,
    kept: false,
  }
  const localStorage = {
    getItem: (key: string) => (player && key === 'wordle-solo-easy' ? JSON.stringify(run) : null),
    setItem: () => {},
    removeItem: () => {},
  }
  vi.stubGlobal('window', { localStorage, addEventListener: () => {} })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
}

function serve(lateAnswers: (() => Response)[]) {
  const fetching = vi.fn(async (url: string) =>
    url.includes('late-pack') ? lateAnswers.shift()!() : new Response(packText('search')),
  )
  vi.stubGlobal('fetch', fetching)
  return () => fetching.mock.calls.filter(([url]) => url.includes('late-pack')).length
}

async function solo() {
  vi.resetModules()
  const [{ soloRules }, { loadPack }] = await Promise.all([
    import('#games/wordle/deal/practice-rules.ts'),
    import('#stores/open-pack.ts'),
  ])
  return { rules: () => soloRules('/search-pack.json'), pack: () => loadPack('/search-pack.json') }
}

afterEach(() => vi.unstubAllGlobals())

describe('practice after a reload', () => {
  test.each([
    ['nothing was begun', null],
    ['somebody of the first pack was named', early.id],
  ])('fetches no late pack where %s', async (_, player) => {
    browserWith(player)
    const fetched = serve([])
    await (await solo()).rules()
    expect(fetched()).toBe(0)
  })

  test('replays a guess that only the late pack contains', async () => {
    browserWith(late.id)
    const fetched = serve([() => new Response(packText('late'))])
    const { rules, pack } = await solo()
    const practice = await rules()
    expect(fetched()).toBe(1)
    const round = practice.round(await pack(), 'easy').$round.get()
    expect(round?.view.rows.map(({ player }) => player)).toEqual([late.id])
  })

  test('does not start without the late pack, and retries loading it', async () => {
    browserWith(late.id)
    const fetched = serve([() => new Response('', { status: 503 }), () => new Response(packText('late'))])
    const { rules } = await solo()
    await expect(rules()).rejects.toThrow()
    await rules()
    expect(fetched()).toBe(2)
  })
})
