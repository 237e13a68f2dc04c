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

describe('the table of unlocks', () => {
  test('rises to level 40, one item a level', () => {
    const levels = UNLOCKS.map(({ level }) => level)
    expect(levels).toEqual([...new Set(levels)].sort((one, other) => one - other))
    expect(levels.at(-1)).toBe(40)
  })

  test('leaves the first item of each kind and six patterns free from level 1', () => {
    const free = (kind: 'kit' | 'numbers' | 'pitch' | 'title', all: readonly string[]) =>
      all.filter((what) => levelFor(kind, what) === 1)
    expect(free('kit', KIT_PATTERNS)).toEqual(['plain', 'stripes', 'hoops', 'halves', 'sash', 'sleeves'])
    expect(free('numbers', NUMBER_STYLES)).toEqual(['plain'])
    expect(free('pitch', PITCHES)).toEqual(['stripes'])
    expect(free('title', TITLES)).toEqual(['trialist'])
  })
})

test('lists the items that a new level unlocks, the newest first', () => {
  expect(unlockedBetween(2, 4).map(({ what }) => what)).toEqual(['diagonal', 'quarters'])
  expect(unlockedBetween(4, 4)).toEqual([])
  expect(nextUnlock(12)).toMatchObject({ level: 15, what: 'checks' })
  expect(nextUnlock(40)).toBeNull()
})

test('a choice is ignored below its level', () => {
  expect([numbersOf('outline', 4), numbersOf('outline', 5), numbersOf('gold', 40)]).toEqual([
    ...['plain', 'outline', 'plain'],
  ])
  expect([pitchOf('rays', 35), pitchOf('rays', 36), pitchOf(undefined, 40)]).toEqual(['stripes', 'rays', 'stripes'])
})

test('the default title is the highest unlocked one', () => {
  expect([titleOf(undefined, 1), titleOf(undefined, 13), titleOf('starter', 13), titleOf('legend', 13)]).toEqual([
    ...['trialist', 'captain', 'starter', 'captain'],
  ])
})
