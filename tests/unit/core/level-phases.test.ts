import { describe, expect, test } from 'vitest'
import { levelPhases } from '#core/level-phases.ts'

describe('phases of the level bar', () => {
  test('move once within a level', () =>
    expect(levelPhases(10, 39)).toEqual([{ level: 1, start: 10, end: 39, needed: 100 }]))

  test('fill a level, restart and fill to the rest', () =>
    expect(levelPhases(90, 110)).toEqual([
      { level: 1, start: 90, end: 100, needed: 100 },
      { level: 2, start: 0, end: 10, needed: 120 },
    ]))

  test('fill each of several levels', () =>
    expect(levelPhases(0, 400)).toEqual([
      { level: 1, start: 0, end: 100, needed: 100 },
      { level: 2, start: 0, end: 120, needed: 120 },
      { level: 3, start: 0, end: 144, needed: 144 },
      { level: 4, start: 0, end: 36, needed: 172 },
    ]))

  test('stop at the start of the next level when a level is filled exactly', () =>
    expect(levelPhases(50, 100).at(-1)).toEqual({ level: 2, start: 0, end: 0, needed: 120 }))
})
