import { describe, expect, test } from 'vitest'
import { bestOf } from '#inline/mode-figures.ts'

const run = (score: number, won = true) => ({ score, won })

describe('the best run on the row of a mode', () => {
  test('is the longest one, won or not', () => {
    expect(bestOf([run(4, false), run(12, true), run(14, false)], 'high')).toBe(14)
    expect(bestOf([run(3, false)], 'high')).toBe(3)
  })

  test('is the shortest won run where fewer is better', () => {
    expect(bestOf([run(8, false), run(5), run(3, false), run(4)], 'low')).toBe(4)
    expect(bestOf([run(2, false)], 'low')).toBeNull()
  })

  test('is absent without results', () => {
    expect(bestOf([], 'high')).toBeNull()
    expect(bestOf([run(0, false)], 'high')).toBeNull()
  })
})
