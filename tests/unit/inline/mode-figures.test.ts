import { describe, expect, test } from 'vitest'
import { figuresOf } from '#inline/mode-figures.ts'

const run = (score: number, won = true) => ({ score, won })

describe('figures on the card of a mode', () => {
  test('use the longest run, won or not', () => {
    expect(figuresOf([run(4, false), run(12, true), run(14, false)], 'high')).toEqual({ best: 14, percent: null })
    expect(figuresOf([run(3, false)], 'high').best).toBe(3)
  })

  test('use won runs only where fewer is better', () => {
    expect(figuresOf([run(8, false), run(5), run(3, false), run(4)], 'low').best).toBe(4)
    expect(figuresOf([run(2, false)], 'low').best).toBeNull()
  })

  test('are absent without results', () => {
    expect(figuresOf([], 'high')).toEqual({ best: null, percent: null })
    expect(figuresOf([run(0, false)], 'high').best).toBeNull()
  })

  test('show a rate from twenty runs on, and from won ones', () => {
    const runs = Array.from({ length: 20 }, (_, at) => run(at + 1, at < 5))
    expect(figuresOf(runs.slice(1), 'high').percent).toBeNull()
    expect(figuresOf(runs, 'high').percent).toBe(25)
  })
})
