import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OFFER_MS, WIDER_MS, windowOf } from '#contracts/lobby.ts'
import { fitAt, nextPairAt, pairsIn, type Waiting } from '#games/quick/queue.ts'

const NOW = Date.UTC(2026, 10, 22, 20)

const waiting = (id: string, rating: number, changes: Partial<Waiting> = {}): Waiting => ({
  id,
  player: id,
  rating,
  guest: false,
  since: NOW,
  ...changes,
})
const names = (queue: Waiting[], after = 0) => pairsIn(queue, NOW + after).map((pair) => pair.map(({ id }) => id))

describe('the window', () => {
  test.each([
    [0, 100],
    [4_999, 100],
    [5_000, 150],
    [OFFER_MS, 300],
    [60_000, 700],
    [-5_000, 100],
  ])('after %i ms is %i wide', (ms, wide) => expect(windowOf(NOW, NOW + ms)).toBe(wide))

  test.each([
    [0, 0],
    [100, 0],
    [101, 1],
    [150, 1],
    [151, 2],
    [700, 12],
  ])('includes an opponent %i away after %i steps', (gap, steps) => {
    const two = [waiting('a', 1200), waiting('b', 1200 + gap)] as const
    expect(fitAt(...two)).toBe(NOW + steps * WIDER_MS)
    expect(windowOf(NOW, fitAt(...two))).toBeGreaterThanOrEqual(gap)
  })

  test('is that of the later arrival, so that newcomers do not meet distant opponents at once', () => {
    const two = [waiting('old', 1200), waiting('new', 1400, { since: NOW + 60_000 })]
    expect(names(two, 60_000)).toEqual([])
    expect(names(two, 70_000)).toEqual([['old', 'new']])
  })
})

describe('pairing', () => {
  test('pairs the longest waiting player with the nearest opponent', () => {
    const queue = [waiting('a', 1200), waiting('b', 1290, { since: NOW - 1 }), waiting('c', 1250), waiting('d', 1190)]
    expect(names(queue)).toEqual([
      ['b', 'c'],
      ['a', 'd'],
    ])
  })

  test('prefers accounts among themselves, then guests', () => {
    const guest = waiting('guest', 1200, { guest: true })
    expect(names([waiting('a', 1200), guest, waiting('b', 1260)])).toEqual([['a', 'b']])
    expect(names([waiting('a', 1200), guest])).toEqual([['a', 'guest']])
  })

  test('never pairs two tabs of one player', () => {
    const tabs = [waiting('tab 1', 1200, { player: 'me' }), waiting('tab 2', 1200, { player: 'me' })]
    expect(names(tabs, 3_600_000)).toEqual([])
    expect(nextPairAt(tabs)).toBeNull()
  })

  test('skips players who left', () => {
    const [a, b] = [waiting('a', 1200), waiting('b', 1210)]
    expect(names([a, b])).toHaveLength(1)
    expect(names([a])).toEqual([])
    expect(nextPairAt([a])).toBeNull()
  })
})

const someone = fc.record({
  player: fc.integer({ min: 0, max: 9 }).map(String),
  rating: fc.integer({ min: 100, max: 2600 }),
  guest: fc.boolean(),
  since: fc.integer({ min: 0, max: 90_000 }).map((ms) => NOW - ms),
})
const queues = fc
  .array(someone, { maxLength: 24 })
  .map((all) => all.map((one, at): Waiting => ({ ...one, id: `s${at}` })))

describe('any queue', () => {
  test('yields valid pairs, nobody twice, and leaves no two players who could be paired', () => {
    fc.assert(
      fc.property(queues, (queue) => {
        const pairs = pairsIn(queue, NOW)
        const paired = pairs.flat()
        expect(new Set(paired).size).toBe(paired.length)
        for (const [one, other] of pairs) {
          expect(one.player).not.toBe(other.player)
          expect(Math.abs(one.rating - other.rating)).toBeLessThanOrEqual(
            Math.min(windowOf(one.since, NOW), windowOf(other.since, NOW)),
          )
        }
        const left = queue.filter((one) => !paired.includes(one))
        expect(pairsIn(left, NOW)).toEqual([])
      }),
    )
  })

  test('leaves at most one waiting player at the end', () => {
    fc.assert(
      fc.property(queues, (queue) => {
        let [left, now] = [queue, NOW]
        left = left.filter((one) => !pairsIn(left, now).flat().includes(one))
        for (let at = nextPairAt(left); at !== null; at = nextPairAt(left)) {
          expect(at).toBeGreaterThan(now)
          now = at
          const paired = pairsIn(left, now).flat()
          expect(paired.length).toBeGreaterThan(0)
          left = left.filter((one) => !paired.includes(one))
        }
        expect(new Set(left.map(({ player }) => player)).size).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('gives the same pairs in any order', () => {
    fc.assert(
      fc.property(queues, (queue) => {
        expect(pairsIn(queue.toReversed(), NOW)).toEqual(pairsIn(queue, NOW))
      }),
    )
  })
})
