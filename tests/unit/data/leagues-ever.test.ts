import { describe, expect, test } from 'vitest'
import { leaguesEver, leaguesOfOthers } from '#scripts/data/leagues-ever.ts'
import type { Row, Sheets } from '#scripts/data/sheets.ts'
import { aRow, someSheets } from './builders.ts'

/**
 * Rovers were in the league in 2004/05 and 2005/06, below it just before and after; nothing is recorded until 2000/01.
 */
const SEASONS = [2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008].map((begin) =>
  aRow('league-seasons', {
    season: `${begin}/${String((begin + 1) % 100).padStart(2, '0')}`,
    clubs: begin === 2004 || begin === 2005 ? ['rovers', 'city'] : ['city'],
    complete: true,
  }),
)

function ligue1(spell: Partial<Row<'spells'>>, confidence = 3, changes: Partial<Sheets> = {}) {
  const sheets = someSheets({
    clubs: [aRow('clubs'), aRow('clubs', { id: 'city' }), aRow('clubs', { id: 'abroad', country: 'BE' })],
    players: [aRow('players', { confidence, born: '1980-01-01' })],
    spells: [aRow('spells', { on_loan: false, ongoing: false, ...spell })],
    'league-seasons': SEASONS,
    ...changes,
  })
  const known = leaguesEver(sheets).get('ben-hill')!
  return known.yes.includes('ligue1') ? 'yes' : known.maybe.includes('ligue1') ? 'maybe' : 'no'
}

describe('leagues a footballer ever played in', () => {
  test.each([
    ['a whole season up', { joined: 2004, left: 2005 }, 'yes'],
    ['one that began below', { joined: 2002, left: 2005 }, 'yes'],
    ['came when they went down, perhaps in winter', { joined: 2006, left: 2008 }, 'maybe'],
    ['left when they came up, perhaps in winter', { joined: 2002, left: 2004 }, 'maybe'],
    ['half a year, up on both sides', { joined: 2005, left: 2005 }, 'yes'],
    ['half a year, up on one side', { joined: 2004, left: 2004 }, 'maybe'],
    ['only below', { joined: 2007, left: 2008 }, 'no'],
    ['with a club that was always up', { joined: 2002, left: 2002, club: 'city' }, 'yes'],
    ['in another country', { joined: 2002, left: 2008, club: 'abroad' }, 'no'],
    ['before anything is written', { joined: 1998, left: 2000 }, 'maybe'],
    ['an end nobody knows', { joined: 2003, left: null }, 'maybe'],
    ['still there', { joined: 2004, left: null, ongoing: true }, 'yes'],
  ] as const)('%s: %#', (_, spell, expected) => {
    expect(ligue1(spell)).toBe(expected)
  })

  test('uncertain years need an additional season on either side', () => {
    expect(ligue1({ joined: 2004, left: 2005 }, 2)).toBe('maybe')
    expect(ligue1({ joined: 2003, left: 2007 }, 2)).toBe('yes')
    expect(ligue1({ joined: 2007, left: 2008 }, 2)).toBe('maybe')
  })

  test('an incomplete career proves no absence, an unread one nothing', () => {
    expect(ligue1({ joined: 2002, left: 2008, club: 'abroad' }, 1)).toBe('maybe')
    expect(ligue1({ joined: 2003, left: 2007 }, 1)).toBe('yes')
    expect(ligue1({ joined: 2003, left: 2007 }, 0)).toBe('maybe')
  })

  test('a league match proves membership even against the years', () => {
    const match = (matches: number) => ({ seasons: [aRow('seasons', { matches })] })
    expect(ligue1({ joined: 2002, left: 2008, club: 'abroad' }, 0, match(1))).toBe('yes')
    expect(ligue1({ joined: 2002, left: 2008, club: 'abroad' }, 3, match(0))).toBe('no')
  })

  test('no match in a recorded season means not played', () => {
    const seasons = [aRow('seasons', { footballer: 'tom-hill', season: '2004/05' })]
    expect(ligue1({ joined: 2004, left: 2005 }, 3, { seasons })).toBe('maybe')
    expect(ligue1({ joined: 2004, left: 2006 }, 3, { seasons })).toBe('yes')
    expect(ligue1({ joined: 2004, left: 2005, club: 'city' }, 3, { seasons })).toBe('maybe')
  })

  test('there was no Premier League before 1992', () => {
    const english = {
      clubs: [aRow('clubs', { country: 'GB-ENG' })],
      spells: [aRow('spells', { joined: 1985, left: 1991 })],
    }
    const sheets = someSheets({
      players: [aRow('players', { born: '1965-01-01' })],
      ...english,
      'league-seasons': SEASONS,
    })
    expect(leaguesEver(sheets).get('ben-hill')).toEqual({ yes: [], maybe: [] })
  })
})

describe('leagues of a footballer without recorded years', () => {
  const SINCE = 2001
  const seasons = Array.from({ length: 24 }, (_, at) => SINCE + at).map((begin) =>
    aRow('league-seasons', {
      season: `${begin}/${String((begin + 1) % 100).padStart(2, '0')}`,
      clubs: begin === 2010 ? ['city'] : ['rovers', 'city'],
      complete: true,
    }),
  )
  const provenOf = (born: number | null, clubs: string[]) =>
    leaguesOfOthers(
      someSheets({
        clubs: [aRow('clubs'), aRow('clubs', { id: 'city' })],
        others: [aRow('others', { born, clubs })],
        'league-seasons': seasons,
      }),
    ).get('jim-dale')

  test('are those his clubs stayed in for the whole time that he may have been there', () => {
    expect(provenOf(1990, ['rovers', 'city'])?.yes).toEqual(['ligue1'])
    expect(provenOf(1986, ['city'])?.maybe).not.toContain('ligue1')
  })

  test.each([
    ['a club that was down once', 1990, ['rovers']],
    ['years before anything is written', 1985, ['city']],
    ['an unknown birth', null, ['city']],
    ['no club', 1990, []],
  ])('are unknown with %s', (_, born, clubs) => {
    expect(provenOf(born, clubs)).toBeUndefined()
  })
})
