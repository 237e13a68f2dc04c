import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pick, randomFrom, randomFromBytes, shuffled } from '#core/random.ts'

describe('random', () => {
  test('the same seed gives the same sequence', () => {
    const [one, two] = [randomFrom(11), randomFrom(11)]
    expect(Array.from({ length: 20 }, one)).toEqual(Array.from({ length: 20 }, two))
  })

  test('a shuffle keeps all items and does not change its input', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (cards, seed) => {
        const before = [...cards]
        expect([...shuffled(cards, randomFrom(seed))].sort()).toEqual([...cards].sort())
        expect(cards).toEqual(before)
      }),
      { seed: 11 },
    )
  })

  test('every item can be drawn', () => {
    const random = randomFrom(3)
    expect(new Set(Array.from({ length: 200 }, () => pick(['a', 'b', 'c'], random)))).toEqual(new Set(['a', 'b', 'c']))
  })

  test('drawing from an empty list throws', () => expect(() => pick([], randomFrom(1))).toThrow(RangeError))

  test('every bit of a 16-byte seed matters, and shorter seeds throw', () => {
    const first = (bytes: Uint8Array) => randomFromBytes(bytes)()
    const seed = Uint8Array.from({ length: 32 }, (_, at) => at)
    const numbers = Array.from({ length: 128 }, (_, bit) => {
      const other = seed.with(bit >> 3, seed[bit >> 3]! ^ (1 << (bit & 7)))
      return first(other)
    })
    expect(new Set([...numbers, first(seed)]).size).toBe(129)
    expect(first(seed)).toBe(first(seed.slice()))
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    expect(() => randomFromBytes(seed.slice(0, 15))).toThrow(RangeError)
  })

  test('bytes draw every item about equally often', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 3000; seed++) {
      const bytes = new Uint8Array(16)
      new DataView(bytes.buffer).setUint32(0, seed)
      const card = pick(['a', 'b', 'c'], randomFromBytes(bytes))
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
    expect(counts.size).toBe(3)
  })
})
