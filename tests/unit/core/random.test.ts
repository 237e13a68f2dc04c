import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pick, randomFrom, shuffled } from '#core/random.ts'

describe('random', () => {
  test('the same seed tells the same story', () => {
    const [one, two] = [randomFrom(11), randomFrom(11)]
    expect(Array.from({ length: 20 }, one)).toEqual(Array.from({ length: 20 }, two))
  })

  test('a shuffle keeps every card and leaves the pack alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (cards, seed) => {
        const before = [...cards]
        expect([...shuffled(cards, randomFrom(seed))].sort()).toEqual([...cards].sort())
        expect(cards).toEqual(before)
      }),
      { seed: 11 },
    )
  })

  test('every card can be drawn', () => {
    const random = randomFrom(3)
    expect(new Set(Array.from({ length: 200 }, () => pick(['a', 'b', 'c'], random)))).toEqual(new Set(['a', 'b', 'c']))
  })

  test('nothing cannot be drawn', () => expect(() => pick([], randomFrom(1))).toThrow(RangeError))
})
