import { expect, test } from 'vitest'
import { unprovenShortStays } from '#scripts/data/short-stays.ts'
import type { Sheets } from '#scripts/data/sheets.ts'
import { aRow, someSheets } from './builders.ts'

const problems = (changes: Partial<Sheets>) =>
  unprovenShortStays(
    someSheets({
      clubs: [aRow('clubs')],
      players: [aRow('players')],
      spells: [aRow('spells', { joined: 2011, left: 2011 })],
      'league-seasons': [aRow('league-seasons', { season: '2011/12', clubs: ['rovers'] })],
      ...changes,
    }),
  ).map(({ rule, reason }) => [rule, reason])

test('a stay within one year of a well-known man needs a match on record', () => {
  expect(problems({})).toEqual([
    ['short-stay', 'no match of "ben-hill" for rovers in 2011 is on record: add a row to short-stays.csv'],
  ])
})

test.each<[string, Partial<Sheets>]>([
  ['a league match', { seasons: [aRow('seasons', { season: '2011/12', matches: 1 })] }],
  ['a row in short-stays.csv', { 'short-stays': [aRow('short-stays')] }],
  ['a longer stay', { spells: [aRow('spells', { joined: 2011, left: 2012 })] }],
  ['a club outside the leagues', { 'league-seasons': [] }],
  ['a man few know', { renown: [aRow('renown', { fr: 2, es: 2, en: 5 })] }],
])('%s is no problem', (_, changes) => {
  expect(problems(changes)).toEqual([])
})

test('a season on the bench is no match', () => {
  expect(problems({ seasons: [aRow('seasons', { season: '2011/12', matches: 0 })] })).toHaveLength(1)
})
