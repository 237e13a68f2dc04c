import { describe, expect, test } from 'vitest'
import { isQuizTooFast, isTooFast } from '#core/pace.ts'

test.each([
  ['just below the least time of the mode', { ms: 3999, n: 2 }, 4, true],
  ['exactly the least time of the mode', { ms: 4000, n: 2 }, 4, false],
  ['just below 250 ms per action', { ms: 4999, n: 20 }, 4, true],
  ['exactly 250 ms per action', { ms: 5000, n: 20 }, 4, false],
  ['no action and no time', { ms: 0, n: 0 }, 2, true],
])('a run: %s', (_, run, minSeconds, expected) => expect(isTooFast(run, minSeconds)).toBe(expected))

describe('a quiz match', () => {
  test.each([
    ['half of the answers below 700 ms', [100, 200, 699, 5000, 6000], true],
    ['a median of exactly 700 ms', [100, 200, 700, 5000, 6000], false],
    ['a median between two answers, below', [100, 200, 698, 700, 5000, 6000], true],
    ['a median between two answers, above', [100, 200, 690, 712, 5000, 6000], false],
    ['times in any order', [6000, 100, 5000, 200, 300], true],
    ['four answers', [0, 0, 0, 0], false],
    ['no answer', [], false],
  ])('%s', (_, times, expected) => expect(isQuizTooFast(times)).toBe(expected))
})
