import { describe, expect, test } from 'vitest'
import { isEnough } from '#scripts/data/figures.ts'
import { seasonGaps } from '#scripts/data/season-gaps.ts'
import type { Row } from '#scripts/data/sheets.ts'
import { aRow, someSheets } from './builders.ts'

const LEAGUE = ['2010/11', '2011/12'].map((season) =>
  aRow('league-seasons', { league: 'ligue1', season, clubs: ['rovers', 'united'], complete: false }),
)
const CLUBS = ['rovers', 'united', 'city'].map((id) => aRow('clubs', { id, name: id }))

/** Ben has a row for 2011/12, so that season is recorded; the test is about Tom. */
const gapsOf = (
  spells: Partial<Row<'spells'>>[],
  { seasons = [], ...more }: Partial<Parameters<typeof seasonGaps>[0]> = {},
) =>
  seasonGaps(
    someSheets({
      clubs: CLUBS,
      'league-seasons': LEAGUE,
      players: [aRow('players', { id: 'tom', confidence: 2 })],
      spells: spells.map((spell) => aRow('spells', { footballer: 'tom', ...spell })),
      seasons: [aRow('seasons', { footballer: 'ben', season: '2011/12' }), ...seasons],
      ...more,
    }),
  ).gaps

const rovers = { joined: 2010, left: 2013, club: 'rovers' }
const GAP = [{ footballer: 'tom', club: 'rovers', begin: 2011 }]

describe('a whole season at a club of the leagues', () => {
  test('is reported when it has no row', () => {
    expect(gapsOf([rovers])).toEqual(GAP)
    expect(gapsOf([{ ...rovers, left: null, ongoing: true }])).toEqual(GAP)
    expect(gapsOf([rovers], { seasons: [aRow('seasons', { footballer: 'tom', season: '2011/12' })] })).toEqual([])
  })

  test.each([
    ['he came a year later', [{ ...rovers, joined: 2012 }]],
    ['he left before', [{ ...rovers, left: 2011 }]],
    ['the club played elsewhere', [{ ...rovers, club: 'city' }]],
    ['he was lent', [rovers, { joined: 2011, left: 2012, club: 'city', on_loan: true }]],
    ['he may have been lent in winter', [rovers, { joined: 2012, left: 2012, club: 'city', on_loan: true }]],
    [
      'he came from a club of the leagues',
      [
        { joined: 2008, left: 2011, club: 'united' },
        { ...rovers, joined: 2011 },
      ],
    ],
    [
      'he went to one',
      [
        { ...rovers, left: 2012 },
        { joined: 2012, left: 2014, club: 'united' },
      ],
    ],
    [
      'he was on loan that summer',
      [
        { joined: 2008, left: 2013, club: 'united' },
        { joined: 2011, left: 2012, club: 'rovers', on_loan: true },
      ],
    ],
  ])('is not expected where %s', (_, spells) => {
    expect(gapsOf(spells)).toEqual([])
  })

  test('is not expected of unread careers, excluded footballers, or without matches', () => {
    expect(gapsOf([rovers], { players: [aRow('players', { id: 'tom', confidence: 0 })] })).toEqual([])
    expect(gapsOf([rovers], { excluded: [aRow('excluded', { footballer: 'tom' })] })).toEqual([])
    expect(
      gapsOf([rovers], { 'idle-seasons': [aRow('idle-seasons', { footballer: 'tom', season: '2011/12' })] }),
    ).toEqual([])
  })
})

test('a number that the report promises may be missed in both directions', () => {
  const counts = [9, 10, 20, 21]
  expect(counts.map((count) => isEnough({ name: 'x', count, least: 10, most: 20 }))).toEqual([false, true, true, false])
})
