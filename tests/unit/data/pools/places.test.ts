import { describe, expect, test } from 'vitest'
import { CLUBS } from '#data/facts.ts'
import { homeGrounds, stadiumPool } from '#data/pools.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import { LEAGUES } from '#data/types.ts'

describe('pools of grounds', () => {
  const grounds = homeGrounds(CLUBS, CLUB_RECORDS)
  const homeOf = (club: string) => grounds.find(({ clubs }) => clubs.some(({ id }) => id === club))!

  test.each([
    ['milan', 'inter'],
    ['roma', 'lazio'],
    ['flamengo', 'fluminense'],
  ])('%s and %s share one', (one, other) => {
    expect(homeOf(one)).toBe(homeOf(other))
    expect(homeOf(one).clubs).toHaveLength(2)
  })

  test('every club has one home ground', () => {
    const tenants = grounds.flatMap(({ clubs }) => clubs.map(({ id }) => id))
    expect(tenants.toSorted()).toEqual([...CLUB_RECORDS.keys()].toSorted())
    expect(homeOf('arsenal')).toMatchObject({
      id: 'arsenal',
      name: 'Emirates Stadium',
      city: 'London',
      nation: 'GB-ENG',
    })
  })

  test.each(LEAGUES)('%s fills a board of six and two decoys', (league) => {
    const pool = stadiumPool(CLUBS, CLUB_RECORDS, league)
    expect(pool.length).toBeGreaterThanOrEqual(12)
    expect(pool.every(({ clubs }) => clubs.some((club) => club.league === league))).toBe(true)
  })

  test('without a league all grounds are included', () => {
    expect(stadiumPool(CLUBS, CLUB_RECORDS)).toEqual(grounds)
  })

  test('clubs of one place share a ground, even with different names and leagues', () => {
    const [club] = CLUBS
    const { ground, ...record } = CLUB_RECORDS.get('arsenal')!
    const clubs = (['premierleague', null] as const).map((league, at) => ({ ...club!, id: `tenant-${at}`, league }))
    const records = new Map(
      clubs.map(({ id }) => [id, { ...record, ground: { ...ground!, name: `The park of ${id}` } }]),
    )
    const [home, ...more] = homeGrounds(clubs, records)
    expect([home!.name, home!.clubs, more]).toEqual(['The park of tenant-0', clubs, []])
    expect(stadiumPool(clubs, records, 'premierleague')).toEqual([home])
    expect(stadiumPool(clubs, records, 'liga')).toEqual([])
  })
})
