import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadPack } from '#stores/open-pack.ts'
import { packText } from './packs.ts'

const text = packText('search')
const answers = (...responses: (() => Response)[]) => {
  const fetching = vi.fn<typeof fetch>()
  for (const respond of responses) fetching.mockImplementationOnce(async () => respond())
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  return fetching
}

afterEach(() => vi.unstubAllGlobals())

describe('loading the pack', () => {
  test('fetches once for all callers', async () => {
    const fetching = answers(() => new Response(text))
    const [one, other] = await Promise.all([loadPack('/once.json'), loadPack('/once.json')])
    expect(one).toBe(other)
    expect(one.byId.get('lionel-messi')?.name).toBe('Lionel Messi')
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['an error status', () => new Response('', { status: 503 })],
    ['something that is no pack', () => new Response('{}')],
    ['something that is no JSON', () => new Response('<html>')],
  ])('fails on %s and retries on the next call', async (reason, respond) => {
    answers(respond, () => new Response(text))
    const url = `/${reason}.json`
    await expect(loadPack(url)).rejects.toThrow()
    expect((await loadPack(url)).footballers.length).toBeGreaterThan(2000)
  })
})
