import { describe, expect, test } from 'vitest'
import { readShareCode, toShareCode, type SharedResult } from '#core/share-code.ts'

const DAY: SharedResult = {
  ...{ kind: 'day', day: '2026-11-23', points: 387, streak: 13, top: 12, contrast: true },
  marks: ['good', 'fair', 'poor', 'closed', 'good', 'good', 'good', 'good', 'good', 'good', 'fair', 'closed'],
}
const GAME: SharedResult = {
  ...{ kind: 'game', day: '2026-11-23', game: 'wordle', won: true, points: 42, contrast: false },
  rows: [
    ['closed', 'good', 'fair', 'closed', 'closed'],
    ['good', 'good', 'good', 'good', 'good'],
  ],
}

const CUP: SharedResult = { kind: 'cup', day: '2026-11-23', points: 2488, place: 1, of: 12, contrast: false }

describe('the code of a shared result', () => {
  test.each([DAY, GAME, CUP])('keeps a $kind', (result) => {
    expect(readShareCode(toShareCode(result))).toEqual(result)
  })

  test('is twelve letters for a whole day', () => {
    expect(toShareCode(DAY)).toMatch(/^[\w-]{12}$/)
  })

  // Shared links must keep working.
  test('stays the same between builds', () => {
    expect([DAY, GAME, CUP].map(toShareCode)).toEqual(['ECCYPyf_wAaM', 'ICCCoElOBf_', 'MCCTcAs'])
  })

  test('keeps an unknown place among all players', () => {
    expect(readShareCode(toShareCode({ ...DAY, top: null }))).toMatchObject({ top: null })
  })

  test.each(['', 'nonsense', 'ZZZZZZZZZZZZ', '../../../etc', `${toShareCode(DAY)}A`, toShareCode(GAME).slice(0, -1)])(
    'is rejected when it is not ours: %s',
    (code) => {
      expect(readShareCode(code)).toBeNull()
    },
  )
})
