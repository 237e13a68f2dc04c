import { describe, expect, test } from 'vitest'
import type { Footballer, Spell } from '#data/types.ts'
import { wasAtIn, wereTogether } from '#games/quiz/deal/years.ts'

const stay = (club: string, from: number, to: number | null, more: Partial<Spell> = {}): Spell => ({
  club,
  from,
  to,
  loan: false,
  current: to === null,
  ...more,
})
const man = (...career: Spell[]) => ({ id: 'x', confidence: 3, career }) as unknown as Footballer
const UNTIL = 2026

describe('membership of a club in a year', () => {
  const one = man(stay('a', 2004, 2009), stay('b', 2009, null), stay('c', 2012, 2013, { loan: true }))
  test.each([
    ['a', 2006, 'yes'],
    ['a', 2004, 'unknown'],
    ['a', 2009, 'unknown'],
    ['a', 2010, 'unknown'],
    ['a', 2011, 'no'],
    ['a', 2002, 'no'],
    ['b', 2010, 'yes'],
    ['b', 2012, 'unknown'],
    ['b', 2026, 'yes'],
    ['c', 2020, 'no'],
    ['d', 2006, 'no'],
  ] as const)('%s in %i: %s', (club, year, said) => {
    expect(wasAtIn(one, club, year, UNTIL)).toBe(said)
  })

  test('is unknown for less certain careers and unknown years', () => {
    expect(wasAtIn({ ...one, confidence: 2 }, 'a', 2006, UNTIL)).toBe('unknown')
    expect(wasAtIn(man(stay('a', 2004, null, { current: false })), 'a', 2006, UNTIL)).toBe('unknown')
  })
})

describe('shared time at a club', () => {
  test.each([
    [2006, 2012, 'yes'],
    [2008, 2012, 'unknown'],
    [2009, 2012, 'unknown'],
    [2012, 2014, 'no'],
  ] as const)('from %i to %i beside 2004 to 2009: %s', (from, to, said) => {
    expect(wereTogether(man(stay('a', 2004, 2009)), man(stay('a', from, to)), 'a', UNTIL)).toBe(said)
  })

  test('is impossible at a club that one of them never played for', () => {
    expect(wereTogether(man(stay('b', 2004, 2009)), man(stay('a', 2004, 2009)), 'a', UNTIL)).toBe('no')
  })
})
