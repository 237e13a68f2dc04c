import { describe, expect, test } from 'vitest'
import { randomFrom, shuffled } from '#core/random.ts'
import { partsOf, takeTurns } from '#games/deal-spread.ts'

describe('interleaved decks', () => {
  const items = Array.from({ length: 41 }, (_, at) => at)
  const decks = partsOf(items, 4)

  test('have equal sizes and keep every item', () => {
    expect(decks.flat()).toEqual(items)
    expect(decks.map(({ length }) => length)).toEqual([10, 11, 10, 10])
  })
  test('deal in turn the items that fit with those before', () => {
    for (let seed = 0; seed < 50; seed++) {
      const mixed = decks.map((deck) => shuffled(deck, randomFrom(seed)))
      const taken = takeTurns(mixed, 10, (item, before) => before.every((other) => other % 13 !== item % 13))
      expect(new Set(taken.map((item) => item % 13)).size).toBe(10)
      expect(decks.map((deck) => deck.filter((item) => taken.includes(item)).length)).toEqual([3, 3, 2, 2])
    }
  })
  test('fail when no item fits', () => {
    expect(() => takeTurns(decks, 2, (_, before) => before.length === 0)).toThrow(RangeError)
  })
})
