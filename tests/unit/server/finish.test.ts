import { describe, expect, test } from 'vitest'
import { finishOf } from '#server/runs/finish.ts'

const BARS = { count: 2, of: () => 0, worstFirst: [0, 1] }
const outcome = (changes: object) => ({ won: false, score: 0, lines: [], n: 3, tags: [], ...changes })
const answered = [{ key: 'off-0', points: 18, count: 3 }]
const rewarded = (changes: object) => finishOf(outcome(changes), 'today', 1000, BARS, ['age']).rewarded

describe('the bonuses of the day', () => {
  test.each([
    ['go to a win', { won: true }, true],
    ['go to who had something right', { lines: answered }, true],
    ['do not go to who had nothing right', {}, false],
    ['do not go to who gave up after a few answers, whose points stay', { lines: answered, tags: ['gave-up'] }, false],
  ])('%s', (_what, changes, expected) => expect(rewarded(changes)).toBe(expected))
})
