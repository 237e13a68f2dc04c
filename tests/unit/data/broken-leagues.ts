import type { Row, Sheets } from '#scripts/data/sheets.ts'
import { aRow } from './builders.ts'

const eighteen = (first = 0) => Array.from({ length: 18 }, (_, at) => `club-${first + at}`)
const clubs = [...eighteen(), ...eighteen(18)].map((id, at) => aRow('clubs', { id, line: at + 2 }))
const league = (...rows: Partial<Row<'league-seasons'>>[]): Partial<Sheets> => ({
  clubs: [...clubs, aRow('clubs', { line: 90 })],
  'league-seasons': rows.map((row, at) =>
    aRow('league-seasons', { season: '2024/25', clubs: eighteen(), complete: true, line: at + 2, ...row }),
  ),
})

/** Rule, sheets that break it, and the place named in the error. */
export const BROKEN_LEAGUES: [string, Partial<Sheets>, string][] = [
  ['one-line-a-season', league({}, {}), 'league-seasons.csv:3 season'],
  ['league-size', league({ clubs: eighteen().slice(1) }), 'league-seasons.csv:2 clubs'],
  ['league-size', league({ clubs: [...eighteen().slice(1), 'club-1'] }), 'league-seasons.csv:2 clubs'],
  ['league-size', league({ season: '1969/70' }), 'league-seasons.csv:2 clubs'],
  ['league-country', league({ complete: false, clubs: ['nowhere'] }), 'league-seasons.csv:2 clubs'],
  ['league-country', league({ league: 'seriea', complete: false }), 'league-seasons.csv:2 clubs'],
  ['league-continuity', league({ season: '2023/24' }, { clubs: eighteen(6) }), 'league-seasons.csv:3 clubs'],
  [
    'league-of-the-club',
    { ...league({}), clubs: [...clubs, aRow('clubs', { league: 'ligue1', line: 90 })] },
    'clubs.csv:90 league',
  ],
  [
    'league-of-the-club',
    { ...league({ season: '2023/24' }, {}), clubs: [...clubs, aRow('clubs', { last_league: 'ligue1', line: 90 })] },
    'clubs.csv:90 last_league',
  ],
  ['league-of-the-club', { ...league({}), seasons: [aRow('seasons', { season: '2024/25' })] }, 'seasons.csv:2 club'],
]
