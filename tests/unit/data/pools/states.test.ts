import { describe, expect, test } from 'vitest'
import { GAME_IDS } from '#core/games.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import { daysWithoutRepeat, poolStates, type PoolFacts } from '#data/pools.ts'
import { CLUB_RECORDS, DIED, SEASONS, VALUES } from '#data/records.ts'

const FACTS: PoolFacts = {
  footballers: FOOTBALLERS,
  clubs: CLUBS,
  clubRecords: CLUB_RECORDS,
  values: VALUES,
  seasons: SEASONS,
  died: DIED,
  ...EVIDENCE,
  pictures: new Set(FOOTBALLERS.map(({ id }) => id)),
  day: '2026-11-21',
}

describe('the state of the pools', () => {
  test('covers every game, and opens everything with all pictures', () => {
    const states = poolStates(FACTS)
    expect(new Set(states.map(({ game }) => game))).toEqual(new Set(GAME_IDS))
    expect(states.filter(({ open }) => !open)).toEqual([])
    expect(states.filter(({ game, mode }) => game === 'pixels' && mode === 'themes')).toHaveLength(27)
  })

  test('closes modes without enough pictures, with the reason', () => {
    const closed = poolStates({ ...FACTS, pictures: new Set() }).filter(({ open }) => !open)
    expect(new Set(closed.map(({ game }) => game))).toEqual(new Set(['pixels', 'split']))
    expect(new Set(closed.map(({ reason }) => reason))).toEqual(new Set(['no-pictures']))
  })

  test('closes a theme of eleven and opens one of twelve', () => {
    const germans = FOOTBALLERS.filter(({ nation }) => nation === 'DE').map(({ id }) => id)
    const themed = (count: number) =>
      poolStates({ ...FACTS, pictures: new Set(germans.slice(0, count)) }).find(({ part }) => part === 'german')
    expect(themed(11)).toMatchObject({ size: 11, least: 12, open: false, reason: 'pool-too-small' })
    expect(themed(12)).toMatchObject({ size: 12, open: true, reason: null })
  })

  test('closes everything without facts', () => {
    const states = poolStates({ ...FACTS, footballers: [], clubs: [] })
    expect(states.filter(({ open, reason }) => open || reason === null)).toEqual([])
  })

  test.each([
    [194, 5, 35],
    [450, 10, 42],
    [14, 5, 0],
    [0, 5, 0],
  ])('%i items at %i a day repeat after %i days', (size, itemsADay, days) => {
    expect(daysWithoutRepeat(size, itemsADay)).toBe(days)
  })
})
