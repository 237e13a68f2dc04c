import { noSheets } from '#scripts/data/read.ts'
import type { Row, SheetName, Sheets } from '#scripts/data/sheets.ts'

const ROWS: { [Name in SheetName]: Omit<Row<Name>, 'line'> } = {
  countries: { code: 'FR', short: 'FRA', flag: 'fr', confederation: 'UEFA', en: 'France', fr: 'France', es: 'Francia' },
  clubs: {
    id: 'rovers',
    name: 'Rovers',
    short: null,
    code: null,
    country: 'FR',
    city: null,
    league: null,
    last_league: null,
    founded: null,
    founding_disputed: false,
    first_colour: null,
    second_colour: null,
    pattern: null,
    nickname: null,
    ground: null,
    ground_capacity: null,
    ground_opened: null,
    latitude: null,
    longitude: null,
    emblem: null,
  },
  cities: { city: 'Lyon', country: 'FR', fr: 'Lyon', es: 'Lyon' },
  grounds: { club: 'rovers', other_names: ['Old Park'], capacity_disputed: false },
  'club-names': { club: 'rovers', name: 'The Rovers' },
  twins: { one: 'ben-hill', other: 'tom-hill', reason: 'twin brothers' },
  players: {
    id: 'ben-hill',
    name: 'Ben Hill',
    full_name: null,
    born: '1990-05-01',
    nation: 'FR',
    second_nations: [],
    role: 'Defender',
    position: null,
    height_cm: null,
    foot: null,
    shirt: null,
    fame: 3,
    confidence: 3,
    died: null,
    remark: null,
  },
  others: { id: 'jim-dale', name: 'Jim Dale', nation: 'FR', born: 1980, role: 'Attacker', clubs: [], nicknames: [] },
  nicknames: { footballer: 'ben-hill', name: 'Hilly' },
  excluded: { footballer: 'ben-hill', reason: 'for the test' },
  spells: { footballer: 'ben-hill', joined: 2008, left: 2012, club: 'rovers', on_loan: false, ongoing: false },
  seasons: {
    footballer: 'ben-hill',
    season: '2011/12',
    league: 'ligue1',
    club: 'rovers',
    matches: 10,
    minutes: 900,
    goals: 0,
    assists: 0,
    yellow_cards: 0,
    red_cards: 0,
  },
  'league-seasons': { league: 'ligue1', season: '2011/12', clubs: ['rovers'], complete: false },
  values: { footballer: 'ben-hill', euros: 1_000_000, estimated_on: '2026-07', kind: 'current' },
  honours: { footballer: 'ben-hill', title: 'world_cup', year: 2018 },
  winners: { title: 'world_cup', year: 2018, nation: 'FR', club: null },
  squads: { tournament: 'wc2022', nation: 'FR', name: 'Ben Hill', footballer: 'ben-hill' },
}

/** A sound row, changed where a test says so. */
export const aRow = <Name extends SheetName>(sheet: Name, changes: Partial<Row<Name>> = {}): Row<Name> =>
  ({ ...ROWS[sheet], line: 2, ...changes }) as Row<Name>

/** France, Rovers and Ben Hill with one spell; `changes` replaces whole sheets. */
export const someSheets = (changes: Partial<Sheets> = {}): Sheets => ({
  ...noSheets(),
  countries: [aRow('countries')],
  clubs: [aRow('clubs')],
  players: [aRow('players')],
  spells: [aRow('spells')],
  ...changes,
})
