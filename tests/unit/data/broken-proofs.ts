import type { Row, Sheets } from '#scripts/data/sheets.ts'
import { aRow } from './builders.ts'

const caps = (...rows: Partial<Row<'caps'>>[]): Partial<Sheets> => ({
  caps: rows.map((row, at) => aRow('caps', { line: at + 2, ...row })),
})
const champions = (...rows: Partial<Row<'champions'>>[]): Partial<Sheets> => ({
  champions: rows.map((row, at) => aRow('champions', { line: at + 2, ...row })),
})
const others = Array.from({ length: 20 }, (_, at) => `club-${at}`)

/** Rule, sheets that break it, and the place named in the error. */
export const BROKEN_PROOFS: [string, Partial<Sheets>, string][] = [
  ['capped-footballer', caps({ footballer: 'nobody' }), 'caps.csv:2 footballer'],
  ['capped-footballer', caps({ nation: 'DE' }), 'caps.csv:2 nation'],
  ['one-band-a-nation', caps({}, { at_least: 50 }), 'caps.csv:3 nation'],
  [
    'caps-of-the-age',
    { players: [aRow('players', { born: '2008-01-01' })], ...caps({ at_least: 50 }) },
    'caps.csv:2 at_least',
  ],
  ['none-is-certain', caps({ at_least: 0, confidence: 2 }), 'caps.csv:2 confidence'],
  ['champion-of-the-competition', champions({ club: 'united' }), 'champions.csv:2 club'],
  ['champion-of-the-competition', champions({ competition: 'la_liga' }), 'champions.csv:2 club'],
  [
    'champion-of-the-league',
    { ...champions({}), 'league-seasons': [aRow('league-seasons', { clubs: others, complete: true })] },
    'champions.csv:2 club',
  ],
  ['one-champion', champions({}, { club: null }), 'champions.csv:3 year'],
  ['no-missing-year', champions({ year: 2010 }, {}), 'champions.csv:3 year'],
  ['no-missing-year', champions({ competition: 'coupe_de_la_ligue', year: 1994 }), 'champions.csv:2 year'],
  [
    'medal-of-the-champion',
    { ...champions({}), medals: [aRow('medals', { footballer: 'nobody' })] },
    'medals.csv:2 footballer',
  ],
  [
    'medal-of-the-champion',
    { ...champions({}), medals: [aRow('medals'), aRow('medals', { line: 3 })] },
    'medals.csv:3 footballer',
  ],
  ['squad-linked', { squads: [aRow('squads', { name: 'Ben HILL', footballer: null })] }, 'squads.csv:2 footballer'],
]
