import { describe, expect, test } from 'vitest'
import { leanOf } from '#core/lean.ts'
import { stepOf } from '#play/end/play-end.ts'
import { heatSign } from '#play/end/heat-share.ts'
import { heatOf } from '#play/heat/heat.ts'

describe('the error of an answer', () => {
  test.each([
    [0, 0, '🎯', '🎯'],
    [1, 1, '🟩', '🟦'],
    [-2, 2, '🟨', '🟨'],
    [3, 3, '🟨', '🟨'],
    [-4, 4, '🟧', '🟧'],
    [5, 5, '⬛', '⬛'],
    [-31, 5, '⬛', '⬛'],
  ])('%i', (off, heat, usual, contrast) => {
    expect(heatOf(off)).toBe(heat)
    expect([heatSign(heatOf(off), 'usual'), heatSign(heatOf(off), 'contrast')]).toEqual([usual, contrast])
  })
  test('a missing answer has the sign of a large error', () => expect(heatSign(null, 'usual')).toBe('⬛'))
})

describe('the bias of answers', () => {
  const group = (name: string, ...offs: number[]) => ({ name, offs })

  test('is the signed mean, and the group with the largest bias', () => {
    const groups = [group('keepers', -4, -2), group('forwards', 1, 0, 2), group('one', 20)]
    expect(leanOf(groups)).toEqual({ mean: 2.8, most: { name: 'keepers', mean: -3 } })
  })
  test('needs two answers of a group, and two years to one side', () => {
    expect(leanOf([group('keepers', -9), group('forwards', 1, 2)])).toEqual({ mean: -2, most: null })
    expect(leanOf([])).toEqual({ mean: 0, most: null })
  })
})

test('a score reaches the highest step at or below it', () => {
  const steps = [90, 40, 0] as const
  expect([100, 90, 89, 40, 39, 0].map((score) => stepOf(steps, score))).toEqual([90, 90, 40, 40, 0, 0])
})
