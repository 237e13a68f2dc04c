import { describe, expect, test } from 'vitest'
import { check } from '#scripts/data/check.ts'
import { CORRECTIONS_FOLDER, SHEETS_FOLDER } from '#scripts/data/build.ts'
import { checkSheets, checkSources, RULES } from '#scripts/data/rules/index.ts'
import type { Row, Sheets } from '#scripts/data/sheets.ts'
import { BROKEN_LEAGUES } from './broken-leagues.ts'
import { BROKEN_PROOFS } from './broken-proofs.ts'
import { aRow, someSheets } from './builders.ts'

const tom = aRow('players', { id: 'tom-hill', name: 'Tom Hill', line: 3 })
const club = (name: string) => ({ clubs: [aRow('clubs'), aRow('clubs', { id: 'other', name, line: 3 })] })
const crested = (...emblems: Row<'emblems'>[]) => ({
  clubs: [aRow('clubs', { first_colour: '#123456', second_colour: '#FFFFFF' })],
  emblems,
})
const born = (date: string) => ({ players: [aRow('players', { born: date })] })
const spells = (...rows: Parameters<typeof aRow<'spells'>>[1][]) => ({ spells: rows.map((row) => aRow('spells', row)) })

const squad = (...rows: Partial<Row<'squads'>>[]) => rows.map((row, at) => aRow('squads', { line: at + 2, ...row }))
const aSquadOf = (size: number) => Array.from({ length: size }, (_, at) => ({ name: `Hill ${at}`, footballer: null }))
const TWO_NATIONS = [aRow('countries'), aRow('countries', { code: 'GB-ENG', short: 'ENG', flag: 'gb-eng' })]

const ROVERS_CUP = { title: 'champions_league', year: 2013 } as const
const honour = (honoured: Partial<Row<'honours'>>, won: Partial<Row<'winners'>>) => ({
  countries: TWO_NATIONS,
  honours: [aRow('honours', honoured)],
  winners: [aRow('winners', won)],
})

const others = (...rows: Partial<Row<'others'>>[]) => ({
  others: rows.map((row, at) => aRow('others', { line: at + 2, ...row })),
})
const ben = (changes: Partial<Row<'others'>>) => others({ name: 'Ben HILL', ...changes })

/** Rule, sheets that break it, and the place named in the error. */
const BROKEN: [string, Partial<Sheets>, string][] = [
  ...BROKEN_LEAGUES,
  ...BROKEN_PROOFS,
  ['unique-id', { clubs: [aRow('clubs'), aRow('clubs', { line: 3 })] }, 'clubs.csv:3 id'],
  ['known-nation', { players: [aRow('players', { nation: 'DE' })] }, 'players.csv:2 nation'],
  ['known-nation', { players: [aRow('players', { second_nations: ['IT'] })] }, 'players.csv:2 second_nations'],
  ['known-nation', { clubs: [aRow('clubs', { country: 'GB-ENG' })] }, 'clubs.csv:2 country'],
  ['known-city', { cities: [aRow('cities', { city: 'Nowhere' })] }, 'cities.csv:2 city'],
  ['known-city', { places: [aRow('places', { city: 'Nowhere' })] }, 'places.csv:2 city'],
  ['known-club', spells({ club: 'united' }), 'spells.csv:2 club'],
  ['known-club', { seasons: [aRow('seasons', { club: 'united' })] }, 'seasons.csv:2 club'],
  ['known-footballer', { values: [aRow('values', { footballer: 'nobody' })] }, 'values.csv:2 footballer'],
  ['known-footballer', { twins: [aRow('twins')] }, 'twins.csv:2 other'],
  ['no-repeated-row', spells({}, { line: 3 }), 'spells.csv:3 undefined'],
  ['no-repeated-row', { values: [aRow('values'), aRow('values', { line: 3, euros: 2 })] }, 'values.csv:3 undefined'],
  ['searchable-name', { players: [aRow('players', { name: '孫興慜' })] }, 'players.csv:2 name'],
  ['searchable-name', { nicknames: [aRow('nicknames', { name: 'A|B' })] }, 'nicknames.csv:2 name'],
  ['unique-id', others({}, { name: 'Jim Vale' }), 'others.csv:3 id'],
  ['unique-id', others({ id: 'ben-hill' }), 'others.csv:2 id'],
  ['known-nation', others({ nation: 'DE' }), 'others.csv:2 nation'],
  ['known-club', others({ clubs: ['rovers', 'united'] }), 'others.csv:2 clubs'],
  ['no-repeated-row', others({ clubs: ['rovers', 'rovers'] }), 'others.csv:2 clubs'],
  ['searchable-name', others({ name: '孫興慜' }), 'others.csv:2 name'],
  ['searchable-name', others({ nicknames: ['孫'] }), 'others.csv:2 nicknames'],
  ['known-already', ben({ born: 1990 }), 'others.csv:2 name'],
  ['known-already', ben({ born: null }), 'others.csv:2 name'],
  ['known-already', { ...others({ name: 'Hilly', born: 1990 }), nicknames: [aRow('nicknames')] }, 'others.csv:2 name'],
  [
    'namesakes',
    { players: [aRow('players'), aRow('players', { id: 'b-hill', nation: 'GB-ENG', line: 3 })] },
    'players.csv:3 name',
  ],
  ['twins', { players: [aRow('players'), tom] }, 'players.csv:3 born'],
  ['height', { players: [aRow('players', { height_cm: 157 })] }, 'players.csv:2 height_cm'],
  ['height', { players: [aRow('players', { height_cm: 209 })] }, 'players.csv:2 height_cm'],
  ['age-at-first-club', born('1996-01-01'), 'spells.csv:2 joined'],
  ['age-at-first-club', born('1964-12-31'), 'spells.csv:2 joined'],
  ['minutes', { seasons: [aRow('seasons', { matches: 1, minutes: 151 })] }, 'seasons.csv:2 minutes'],
  ['position-of-the-role', { players: [aRow('players', { position: 'Left Winger' })] }, 'players.csv:2 position'],
  ['ended-by-death', { ...spells({ left: 2012 }), players: [aRow('players', { died: 2011 })] }, 'spells.csv:2 left'],
  [
    'ended-by-death',
    { ...spells({ left: null, ongoing: true }), players: [aRow('players', { died: 2011 })] },
    'spells.csv:2 left',
  ],
  [
    'peak-of-best-years',
    { ...born('1976-05-31'), values: [aRow('values', { kind: 'peak', estimated_on: '2005-05-31' })] },
    'values.csv:2 euros',
  ],
  ['known-club', { emblems: [aRow('emblems', { club: 'united' })] }, 'emblems.csv:2 club'],
  ['no-repeated-row', crested(aRow('emblems'), aRow('emblems', { line: 3 })), 'emblems.csv:3 undefined'],
  ['reason-of-the-emblem', crested(), 'clubs.csv:2 id'],
  ['known-club', { 'club-grammar': [aRow('club-grammar', { club: 'united' })] }, 'club-grammar.csv:2 club'],
  ['known-club', { 'listed-clubs': [aRow('listed-clubs', { club: 'united' })] }, 'listed-clubs.csv:2 club'],
  [
    'known-nation',
    { 'country-grammar': [aRow('country-grammar', { country: 'DE' })] },
    'country-grammar.csv:2 country',
  ],
  [
    'no-repeated-row',
    { 'club-grammar': [aRow('club-grammar'), aRow('club-grammar', { line: 3 })] },
    'club-grammar.csv:3 undefined',
  ],
  [
    'no-repeated-row',
    { 'country-grammar': [aRow('country-grammar'), aRow('country-grammar', { line: 3 })] },
    'country-grammar.csv:3 undefined',
  ],
  [
    'french-article',
    { 'club-grammar': [aRow('club-grammar', { fr: 'Inter', fr_article: 'le' })] },
    'club-grammar.csv:2 fr_article',
  ],
  [
    'french-article',
    { 'country-grammar': [aRow('country-grammar', { fr_article: 'l’' })] },
    'country-grammar.csv:2 fr_article',
  ],
  ['reason-of-the-emblem', { emblems: [aRow('emblems')] }, 'emblems.csv:2 club'],
  ['short-reason', crested(aRow('emblems', { fr: `${'a'.repeat(120)}.` })), 'emblems.csv:2 fr'],
  ['short-reason', crested(aRow('emblems', { es: 'sin punto' })), 'emblems.csv:2 es'],
  [
    'short-reason',
    crested(aRow('emblems'), aRow('emblems', { fr: 'Autre.', es: 'Otro.', line: 3 })),
    'emblems.csv:3 en',
  ],
  ['known-club', { grounds: [aRow('grounds', { club: 'united' })] }, 'grounds.csv:2 club'],
  ['no-repeated-row', { grounds: [aRow('grounds'), aRow('grounds', { line: 3 })] }, 'grounds.csv:3 undefined'],
  [
    'season-of-the-career',
    { ...club('United'), seasons: [aRow('seasons', { club: 'other' })], ...spells({ left: 2021 }) },
    'seasons.csv:2 club',
  ],
  ['season-of-the-career', { seasons: [aRow('seasons', { season: '2020/21' })] }, 'seasons.csv:2 club'],
  ['idle-season', { 'idle-seasons': [aRow('idle-seasons', { season: '2020/21' })] }, 'idle-seasons.csv:2 club'],
  [
    'idle-season',
    { 'idle-seasons': [aRow('idle-seasons')], seasons: [aRow('seasons', { season: '2010/11' })] },
    'idle-seasons.csv:2 season',
  ],
  ['known-club', { 'idle-seasons': [aRow('idle-seasons', { club: 'united' })] }, 'idle-seasons.csv:2 club'],
  [
    'known-footballer',
    { 'idle-seasons': [aRow('idle-seasons', { footballer: 'nobody' })] },
    'idle-seasons.csv:2 footballer',
  ],
  ['no-youth-teams', club('Rovers B'), 'clubs.csv:3 name'],
  ['no-youth-teams', club('Rovers U21'), 'clubs.csv:3 name'],
  ['no-youth-teams', club('Rovers II'), 'clubs.csv:3 name'],
  ['no-youth-teams', club('Jong Rovers'), 'clubs.csv:3 name'],
  ['joined-before-left', spells({ joined: 2012, left: 2011 }), 'spells.csv:2 left'],
  ['one-open-spell', spells({ ongoing: true }), 'spells.csv:2 left'],
  [
    'one-open-spell',
    spells({ ongoing: true, left: null }, { joined: 2012, ongoing: true, left: null, line: 3 }),
    'spells.csv:3 ongoing',
  ],
  ['known-nation', { squads: squad({ nation: 'DE' }) }, 'squads.csv:2 nation'],
  ['known-footballer', { squads: squad({ footballer: 'nobody' }) }, 'squads.csv:2 footballer'],
  ['no-repeated-row', { squads: squad({}, { footballer: null }) }, 'squads.csv:3 undefined'],
  ['known-nation', { winners: [aRow('winners', { nation: 'DE' })] }, 'winners.csv:2 nation'],
  ['known-club', { winners: [aRow('winners', { nation: null, club: 'united' })] }, 'winners.csv:2 club'],
  ['one-winner', { winners: [aRow('winners', { nation: null })] }, 'winners.csv:2 nation'],
  ['one-winner', { winners: [aRow('winners', { club: 'rovers' })] }, 'winners.csv:2 nation'],
  ['final-of-the-winner', { finals: [aRow('finals', { year: 2014 })] }, 'finals.csv:2 year'],
  [
    'final-of-the-winner',
    { winners: [aRow('winners')], finals: [aRow('finals', { nation: null, club: 'rovers' })] },
    'finals.csv:2 nation',
  ],
  [
    'final-of-the-winner',
    { winners: [aRow('winners')], finals: [aRow('finals', { nation: 'FR' })] },
    'finals.csv:2 nation',
  ],
  ['known-nation', { finals: [aRow('finals', { nation: 'DE', hosts: ['FR'] })] }, 'finals.csv:2 nation'],
  ['known-nation', { finals: [aRow('finals', { nation: 'FR', hosts: ['DE'] })] }, 'finals.csv:2 hosts'],
  ['known-club', { derbies: [aRow('derbies')] }, 'derbies.csv:2 other'],
  ['honour-of-the-winner', honour({}, { nation: 'GB-ENG' }), 'honours.csv:2 title'],
  ['honour-of-the-winner', honour(ROVERS_CUP, { ...ROVERS_CUP, nation: null, club: 'rovers' }), 'honours.csv:2 title'],
  ['squad-size', { squads: squad(...aSquadOf(27)) }, 'squads.csv:2 nation'],
  ['squad-size', { squads: squad(...aSquadOf(22)) }, 'squads.csv:2 nation'],
  ['squad-places', { squads: squad({}, { name: 'Hill' }) }, 'squads.csv:3 footballer'],
  [
    'squad-nation',
    { players: [aRow('players', { nation: 'GB-ENG' })], countries: TWO_NATIONS, squads: squad({}) },
    'squads.csv:2 footballer',
  ],
  [
    'squad-nation',
    { players: [aRow('players', { born: '1970-01-01' })], squads: squad({}) },
    'squads.csv:2 footballer',
  ],
  ['known-footballer', { renown: [aRow('renown', { footballer: 'nobody' })] }, 'renown.csv:2 footballer'],
  ['no-repeated-row', { renown: [aRow('renown'), aRow('renown', { line: 3 })] }, 'renown.csv:3 undefined'],
  [
    'order-of-renown',
    {
      players: [aRow('players'), aRow('players', { id: 'ann-lee', name: 'Ann Lee', line: 3 })],
      renown: [aRow('renown', { en: 5 }), aRow('renown', { footballer: 'ann-lee', fr: 4, es: 4, line: 3 })],
    },
    'renown.csv:3 footballer',
  ],
  ['in-order-of-joining', spells({ joined: 2010 }, { joined: 2008, left: 2010, line: 3 }), 'spells.csv:3 joined'],
  [
    'stay-told-once',
    spells({ joined: 2008, left: 2012 }, { joined: 2010, left: 2013, line: 3 }),
    'spells.csv:3 joined',
  ],
  [
    'stay-told-once',
    spells({ joined: 2008, left: 2008 }, { joined: 2008, left: 2012, line: 3 }),
    'spells.csv:3 joined',
  ],
]

describe('the rules of the facts', () => {
  test.each(BROKEN)('%s is broken by case %#', (rule, changes, place) => {
    const sheets = someSheets({ countries: [aRow('countries')], ...changes })
    const broken = checkSheets(sheets).filter((problem) => problem.rule === rule)
    expect(broken.map(({ file, line, column }) => `${file}:${line} ${column}`)).toEqual([place])
  })

  test('a return, or a loan before a transfer, is a second stay', () => {
    const back = spells({ joined: 2008, left: 2010 }, { joined: 2010, left: 2012, line: 3 })
    const bought = spells({ joined: 2008, left: 2009, on_loan: true }, { joined: 2008, left: 2012, line: 3 })
    for (const changes of [back, bought]) expect(checkSheets(someSheets(changes))).toEqual([])
  })

  test('every rule has a failing case', () => {
    expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(RULES.map(({ name }) => name)))
  })

  const SOUND: [string, Partial<Sheets>][] = [
    ['one footballer with one spell', {}],
    ['another Ben Hill of another year', ben({ born: 1991, clubs: ['rovers'] })],
    ['another Ben Hill of another nation', { countries: TWO_NATIONS, ...ben({ born: 1990, nation: 'GB-ENG' }) }],
    ['listed twins', { players: [aRow('players'), tom], twins: [aRow('twins')] }],
    [
      'a loan away from an open spell',
      spells({ ongoing: true, left: null }, { ongoing: true, left: null, on_loan: true, joined: 2010 }),
    ],
    ['two loans to the same club in one year', spells({ left: 2008, on_loan: true }, { left: 2009, on_loan: true })],
    ['a first club at 13 and at 43', spells({ joined: 2003 })],
    ['first teams that look like second ones', club('Willem II')],
    ['Boca Juniors', club('Boca Juniors')],
    ['90 minutes a match and 60 more', { seasons: [aRow('seasons', { matches: 1, minutes: 150 })] }],
    ['a title of his nation', honour({}, {})],
    [
      'a title of a club he was leaving',
      honour({ ...ROVERS_CUP, year: 2012 }, { title: 'champions_league', year: 2012, nation: null, club: 'rovers' }),
    ],
    ['a title of a year nobody has written down', honour({ year: 1930 }, {})],
    ['a squad of 26', { squads: squad(...aSquadOf(25), {}) }],
    ['unknown years', spells({ joined: null, left: null })],
  ]

  test.each(SOUND)('%s is valid', (_, changes) => {
    expect(checkSheets(someSheets(changes))).toEqual([])
  })

  test('a file needs a source unless it is empty', () => {
    const origin = { source: 'test', terms: 'facts', asOf: '2026-07' }
    const manifest = {
      asOf: '2026-07',
      sheets: { 'countries.csv': [origin], 'clubs.csv': [origin], 'players.csv': [origin] },
    }
    expect(checkSources(someSheets(), manifest)).toMatchObject([{ file: 'spells.csv', rule: 'source' }])
  })

  test('our own sheets are valid', async () => {
    expect(await check(SHEETS_FOLDER, CORRECTIONS_FOLDER)).toEqual({ problems: [], warnings: [] })
  })
})
