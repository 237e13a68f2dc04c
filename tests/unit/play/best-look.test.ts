import { describe, expect, it } from 'vitest'
import { bestLook } from '#play/looks/end.tsx'

const one = (id: string, result: 'found' | 'lost' | 'skipped', look: number, inWords = false) => ({
  ...{ id, name: id, result, look, inWords },
  ...{ points: 0, hints: 0, half: false },
})

describe("the hero's result after five pictures", () => {
  it.each([
    ['what was named soonest', [one('a', 'found', 3), one('b', 'found', 1), one('c', 'lost', 0)], 'b'],
    ['of equals the first', [one('a', 'found', 1), one('b', 'found', 1)], 'a'],
    ['the last one missed where nothing was named', [one('a', 'lost', 5), one('b', 'skipped', 0)], 'b'],
    ['nothing of what was played in words', [one('a', 'found', 0, true), one('b', 'lost', 5)], 'b'],
    ['nothing at all where nothing was seen', [one('a', 'found', 0, true)], undefined],
    ['nothing before the first is done', [], undefined],
  ])('is %s', (_, done, id) => {
    expect(bestLook(done)?.id).toBe(id)
  })
})
