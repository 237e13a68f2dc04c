import { describe, expect, test } from 'vitest'
import { activeYears, confederationOf } from '#data/derived.ts'
import { countryByCode, footballerById, FOOTBALLERS } from '#data/facts.ts'
import { bestKnown, isKnownEnough } from '#data/pools.ts'
import type { Spell } from '#data/types.ts'

const spell = (from: number | null, to: number | null, changes: Partial<Spell> = {}): Spell => ({
  club: 'rovers',
  from,
  to,
  loan: false,
  current: false,
  ...changes,
})

describe('active years', () => {
  test.each<[string, Spell[], { from: number | null; to: number | null }]>([
    ['a closed career', [spell(2001, 2005), spell(2005, 2012)], { from: 2001, to: 2012 }],
    ['a loan that ended after the last spell began', [spell(2001, 2010), spell(2003, 2004)], { from: 2001, to: 2010 }],
    ['somebody still playing', [spell(2001, 2005), spell(2005, null, { current: true })], { from: 2001, to: null }],
    ['an unknown end', [spell(2001, 2005), spell(2005, null)], { from: 2001, to: null }],
    ['an unknown beginning', [spell(null, 2005)], { from: null, to: 2005 }],
    ['nobody’s career', [], { from: null, to: null }],
  ])('of %s', (_, career, years) => {
    expect(activeYears({ career })).toEqual(years)
  })

  test('end after they begin, for every footballer', () => {
    const backwards = FOOTBALLERS.map(activeYears).filter(({ from, to }) => from !== null && to !== null && to < from)
    expect(backwards).toEqual([])
  })
})

describe('confederations', () => {
  test.each([
    ['lionel-messi', 'CONMEBOL'],
    ['heung-min-son', 'AFC'],
    ['mohamed-salah', 'CAF'],
    ['hakan-sukur', 'UEFA'],
    ['keylor-navas', 'CONCACAF'],
  ])('%s: %s', (id, confederation) => {
    expect(confederationOf(footballerById(id)!, countryByCode)).toBe(confederation)
  })

  test('a territory may have none', () => {
    expect(confederationOf({ nation: 'AQ' }, countryByCode)).toBeNull()
  })
})

describe('fame', () => {
  const ofFame = (fame: number) => FOOTBALLERS.filter((one) => one.fame === fame)

  test('is a pyramid with few at the top', () => {
    expect(ofFame(5).length).toBeGreaterThanOrEqual(100)
    expect(ofFame(5).length).toBeLessThan(ofFame(4).length)
    expect(ofFame(4).length).toBeLessThan(ofFame(3).length)
  })

  test('is low for careers that nobody has verified', () => {
    expect(FOOTBALLERS.filter(({ confidence, fame }) => confidence === 0 && fame >= 2)).toEqual([])
  })

  test('sets the difficulty', () => {
    const known = (difficulty: 'easy' | 'normal' | 'hard') =>
      ([1, 2, 3, 4, 5] as const).filter((fame) => isKnownEnough(difficulty)({ fame }))
    expect([known('easy'), known('normal'), known('hard')]).toEqual([
      [4, 5],
      [3, 4, 5],
      [1, 2, 3, 4, 5],
    ])
  })

  test('orders by fame, and keeps the order within a grade', () => {
    const people = [
      { id: 'a', fame: 3 },
      { id: 'b', fame: 5 },
      { id: 'c', fame: 3 },
    ] as const
    expect(bestKnown(people, 2).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
