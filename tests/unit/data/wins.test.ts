import { describe, expect, test } from 'vitest'
import { doubtfulTitles } from '#scripts/data/doubtful-titles.ts'
import type { Row, Sheets } from '#scripts/data/sheets.ts'
import { winsOf } from '#scripts/data/wins.ts'
import { aRow, someSheets } from './builders.ts'

/** Rovers won the Ligue 1 of 2005, nobody that of 2006; other winners are recorded from 2000 to 2009. */
const CHAMPIONS = [2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009].map((year) =>
  aRow('champions', { year, club: year === 2005 ? 'rovers' : year === 2006 ? null : 'city' }),
)

function sheetsOf(spells: Partial<Row<'spells'>>[], confidence: number, changes: Partial<Sheets>): Sheets {
  return someSheets({
    clubs: ['rovers', 'city', 'town'].map((id) => aRow('clubs', { id })),
    players: [aRow('players', { confidence, born: '1980-01-01' })],
    spells: spells.map((spell) => aRow('spells', spell)),
    champions: CHAMPIONS,
    'league-seasons': [aRow('league-seasons', { season: '2009/10' })],
    ...changes,
  })
}

function ligue1(spells: Partial<Row<'spells'>>[], confidence = 3, changes: Partial<Sheets> = {}) {
  const { yes, maybe } = winsOf(sheetsOf(spells, confidence, changes)).get('ben-hill')!
  const won = yes.filter(({ competition }) => competition === 'ligue_1').map(({ year, club }) => `${club} ${year}`)
  return [won, maybe.filter(({ competition }) => competition === 'ligue_1').map(({ club }) => club)]
}

describe('championships and cups', () => {
  test.each([
    ['there before and beyond', { joined: 2004, left: 2006 }, [['rovers 2005'], []]],
    ['left in the year of the title, perhaps in winter', { joined: 2003, left: 2005 }, [[], ['rovers']]],
    ['came in that year, perhaps after it', { joined: 2005, left: 2007 }, [[], ['rovers']]],
    ['came a year later', { joined: 2006, left: 2007 }, [[], []]],
    ['at a club that won nothing', { joined: 2003, left: 2007, club: 'town' }, [[], []]],
    ['when nobody wrote the winner down', { joined: 1997, left: 1999, club: 'town' }, [[], ['town']]],
  ] as const)('%s: %#', (_, spell, expected) => {
    expect(ligue1([spell])).toEqual(expected)
  })

  test('uncertain years need an additional season on either side', () => {
    expect(ligue1([{ joined: 2004, left: 2006 }], 2)).toEqual([[], ['rovers']])
    expect(ligue1([{ joined: 2003, left: 2007 }], 2)).toEqual([['rovers 2005'], []])
  })

  test('matches of that season prove a league title; more than half a season of matches proves a cup', () => {
    const won = (matches: number, competition: 'ligue_1' | 'coupe_de_france') => {
      const seasons = [aRow('seasons', { season: '2004/05', matches })]
      const champions = CHAMPIONS.map((row) => ({ ...row, competition }))
      const sheets = sheetsOf([{ joined: 2003, left: 2005 }], 3, { seasons, champions })
      return winsOf(sheets).get('ben-hill')!.yes.length
    }
    expect([won(4, 'ligue_1'), won(5, 'ligue_1')]).toEqual([0, 1])
    expect([won(19, 'coupe_de_france'), won(20, 'coupe_de_france')]).toEqual([0, 1])
  })

  test('a medal proves the title', () => {
    const medals = [aRow('medals', { year: 2005 })]
    expect(ligue1([{ joined: 2003, left: 2005 }], 3, { medals })).toEqual([['rovers 2005'], []])
  })

  test("a youth player's first season proves nothing without a match or a medal", () => {
    const boy = { players: [aRow('players', { confidence: 3, born: '1985-05-04' })] }
    const spell = { joined: 2004, left: 2008 }
    expect(ligue1([spell], 3, boy)).toEqual([[], ['rovers']])
    expect(ligue1([{ ...spell, joined: 2003 }], 3, boy)).toEqual([['rovers 2005'], []])
    expect(ligue1([spell], 3, { ...boy, medals: [aRow('medals', { year: 2005 })] })).toEqual([['rovers 2005'], []])
  })

  test('a footballer on loan may have won with either club', () => {
    const lent = [
      { joined: 2002, left: 2008 },
      { joined: 2004, left: 2005, club: 'town', on_loan: true },
    ]
    expect(ligue1(lent)).toEqual([[], ['rovers']])
  })

  test('an incomplete career may contain every cup, an unread one proves none', () => {
    expect(ligue1([{ joined: 2003, left: 2007 }], 1)).toEqual([['rovers 2005'], [null]])
    expect(ligue1([{ joined: 2003, left: 2007 }], 0)).toEqual([[], [null]])
  })

  test('a disputed title is uncertain', () => {
    const champions = CHAMPIONS.map((row) => ({ ...row, certain: false }))
    expect(ligue1([{ joined: 2004, left: 2006 }], 3, { champions })).toEqual([[], ['rovers']])
  })
})

describe('titles that may be missing', () => {
  const doubtful = (last: number, changes: Partial<Sheets>, confidence = 3) => {
    const sheets = sheetsOf([{ joined: 2003, left: last }], confidence, changes)
    return doubtfulTitles(sheets).get('ben-hill')!
  }
  const winner = (row: Partial<Row<'winners'>>) => ({ winners: [aRow('winners', row)] })

  test('are those of editions after the last recorded one during his career', () => {
    expect(doubtful(2006, winner({ year: 2002 }))).toContain('world_cup')
    expect(doubtful(2004, winner({ year: 2002 }))).not.toContain('world_cup')
    expect(doubtful(2006, winner({ year: 2006 }))).not.toContain('world_cup')
  })

  test('are those his club won shortly before or after his time', () => {
    const cup = (year: number, club: string) => winner({ title: 'champions_league', year, nation: null, club }).winners
    const after = cup(2009, 'city')
    expect(doubtful(2008, { winners: [...cup(2007, 'rovers'), ...after] })).toContain('champions_league')
    expect(doubtful(2008, { winners: [...cup(2007, 'city'), ...after] })).not.toContain('champions_league')
    expect(doubtful(2008, { winners: [...cup(2007, 'city'), ...after] }, 1)).toContain('champions_league')
  })

  test('exclude titles that he is credited with', () => {
    const honours = [aRow('honours', { title: 'world_cup', year: 2002 })]
    expect(doubtful(2006, { ...winner({ year: 2002 }), honours })).not.toContain('world_cup')
  })
})
