import { describe, expect, test } from 'vitest'
import { KIT_PATTERNS } from '#core/kits.ts'
import {
  levelFor,
  nextUnlock,
  NUMBER_STYLES,
  numbersOf,
  pitchOf,
  PITCHES,
  titleOf,
  TITLES,
  unlockedBetween,
  UNLOCKS,
} from '#core/unlocks.ts'

describe('the table of looks', () => {
  test('rises to level 40, one look a level', () => {
    const levels = UNLOCKS.map(({ level }) => level)
    expect(levels).toEqual([...new Set(levels)].sort((one, other) => one - other))
    expect(levels.at(-1)).toBe(40)
  })

  test('leaves the first of each kind and the six old patterns free', () => {
    const free = (kind: 'kit' | 'numbers' | 'pitch' | 'title', all: readonly string[]) =>
      all.filter((what) => levelFor(kind, what) === 1)
    expect(free('kit', KIT_PATTERNS)).toEqual(['plain', 'stripes', 'hoops', 'halves', 'sash', 'sleeves'])
    expect(free('numbers', NUMBER_STYLES)).toEqual(['plain'])
    expect(free('pitch', PITCHES)).toEqual(['stripes'])
    expect(free('title', TITLES)).toEqual(['trialist'])
  })
})

test('a level shows what it wins, the newest first', () => {
  expect(unlockedBetween(2, 4).map(({ what }) => what)).toEqual(['diagonal', 'quarters'])
  expect(unlockedBetween(4, 4)).toEqual([])
  expect(nextUnlock(12)).toMatchObject({ level: 15, what: 'checks' })
  expect(nextUnlock(40)).toBeNull()
})

test('a choice counts from its level on', () => {
  expect([numbersOf('outline', 4), numbersOf('outline', 5), numbersOf('gold', 40)]).toEqual([
    ...['plain', 'outline', 'plain'],
  ])
  expect([pitchOf('rays', 35), pitchOf('rays', 36), pitchOf(undefined, 40)]).toEqual(['stripes', 'rays', 'stripes'])
})

test('the title is the highest one without a choice', () => {
  expect([titleOf(undefined, 1), titleOf(undefined, 13), titleOf('starter', 13), titleOf('legend', 13)]).toEqual([
    ...['trialist', 'captain', 'starter', 'captain'],
  ])
})
