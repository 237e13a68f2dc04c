import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import { OTHERS } from '#data/others.ts'
import { search } from '#search/search.ts'
import type { LateState } from '#stores/late-pack.ts'
import { firstPack, packText } from './packs.ts'

const answers = (...responses: (() => Response)[]) => {
  const fetching = vi.fn<typeof fetch>()
  for (const respond of responses) fetching.mockImplementationOnce(async () => respond())
  vi.stubGlobal('fetch', fetching)
  return fetching
}
const validResponse = () => new Response(packText('late'))
const other = OTHERS[0]!

// A page fetches the late pack once, so each case needs fresh modules.
beforeEach(() => vi.resetModules())

describe('the late pack', () => {
  test('loads once, reports its progress and extends the index', async () => {
    const { loadLate, lateState } = await import('#stores/late-pack.ts')
    const fetching = answers(validResponse)
    const pack = firstPack()
    expect(search(pack, other.name).some(({ footballer }) => footballer.id === other.id)).toBe(false)
    const states: LateState[] = []
    lateState(pack).subscribe((state) => states.push(state))
    await Promise.all([loadLate(pack), loadLate(pack)])
    expect(await loadLate(pack)).toBe('here')
    expect(states).toEqual(['absent', 'loading', 'here'])
    expect(fetching).toHaveBeenCalledTimes(1)
    expect(search(pack, other.name)[0]!.footballer).toMatchObject({ id: other.id, clues: null })
  })
})

describe('a late pack that fails to load', () => {
  test.each([
    ['an error status', () => new Response('', { status: 503 })],
    ['something that is no pack', () => new Response('{}')],
    ['something that is no JSON', () => new Response('<html>')],
  ])('with %s leaves the first pack as it is, and is retried', async (_, respond) => {
    const { loadLate, lateState } = await import('#stores/late-pack.ts')
    answers(respond, validResponse)
    const pack = firstPack()
    expect(await loadLate(pack)).toBe('failed')
    expect(lateState(pack).get()).toBe('failed')
    const best = FOOTBALLERS[0]!
    expect(search(pack, best.name)[0]!.footballer.id).toBe(best.id)
    expect(await loadLate(pack)).toBe('here')
    expect(pack.byId.has(other.id)).toBe(true)
  })
})
