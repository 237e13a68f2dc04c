import { describe, expect, test } from 'vitest'
import { optionOf } from '#games/quiz/view/play/Options.tsx'
import { squaresOf } from '#games/quiz/view/play/squares.ts'
import { verdictOf } from '#games/quiz/view/practice/End.tsx'

describe('option keys', () => {
  test.each([
    ['1', 0],
    ['4', 3],
    ['a', 0],
    ['D', 3],
    ['5', null],
    ['0', null],
    ['e', null],
    ['Enter', null],
    ['F1', null],
    ['10', null],
    [' ', null],
    ['', null],
  ])('map %j to option %s', (key, option) => {
    expect(optionOf(key)).toBe(option)
  })
})

describe('the end of ten questions', () => {
  test('has a square per question', () => {
    const marks = ['right', 'wrong', 'none', null] as const
    expect(squaresOf(marks, undefined)).toBe('🟩🟥⬛⬛')
    expect(squaresOf(marks, 'contrast')).toBe('🟦🟧⬛⬛')
  })

  test('has special verdicts for none and for all right', () => {
    expect(Array.from({ length: 11 }, (_, right) => verdictOf(right, 10))).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4])
  })
})
