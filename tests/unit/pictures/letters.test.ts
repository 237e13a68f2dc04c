import { describe, expect, test } from 'vitest'
import { CLUBS } from '#data/facts.ts'
import { initialsOf } from '#pictures/badge.ts'
import { contrast, mix, mostVisible } from '#pictures/colour.ts'
import { lettering } from '#pictures/glyphs.ts'

describe('lettering', () => {
  test('sets letters on one line', () => {
    expect(lettering('LL')).toEqual({ path: 'M0 0V14H9M14 0V14H23', width: 24 })
  })

  test('draws accents above their letters and folds letters that it cannot draw', () => {
    expect(lettering('É').path).toBe(lettering('E').path + 'M7 -5L4 -3')
    expect(lettering('ß')).toEqual(lettering('ss'))
  })

  test('can write every city and code of the facts', () => {
    const blank = CLUBS.flatMap(({ city, code }) => [city, code]).filter(
      (words) => words !== null && [...words].some((sign) => /\p{L}|\d/u.test(sign) && lettering(sign).path === ''),
    )
    expect(blank).toEqual([])
  })
})

describe('initialsOf', () => {
  test.each([
    ['1. FC Kaiserslautern', 'KAI'],
    ['1860 Munich', 'MUN'],
    ['Stade de la Beaujoire', 'SB'],
    ['Wigan Athletic', 'WA'],
    ['Abha', 'ABH'],
  ])('%s: %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected)
  })
})

describe('colours', () => {
  test('mix, and find the most visible', () => {
    expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080')
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(mostVisible('#FFFFFF', ['#EEEEEE', '#111111', '#888888'])).toBe('#111111')
  })
})
