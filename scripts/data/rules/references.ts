import type { Row, SheetName, Sheets } from '../sheets.ts'
import type { Complain, Rule } from './problem.ts'

const KEYED = { countries: 'code', clubs: 'id', players: 'id', others: 'id' } as const

const uniqueIds: Rule = {
  name: 'unique-id',
  check(sheets, complain) {
    for (const sheet of Object.keys(KEYED) as (keyof typeof KEYED)[]) {
      const column = KEYED[sheet]
      const seen = new Set<string>()
      for (const row of sheets[sheet] as (Row<typeof sheet> & Record<string, unknown>)[]) {
        const key = String(row[column])
        if (seen.has(key)) complain(sheet, row, column as never, `"${key}" is there twice`)
        seen.add(key)
      }
    }
    const players = new Set(sheets.players.map((player) => player.id))
    for (const row of sheets.others) {
      if (players.has(row.id)) complain('others', row, 'id', `"${row.id}" is in players.csv`)
    }
  },
}

const knownNation: Rule = {
  name: 'known-nation',
  check(sheets, complain) {
    const known = new Set(sheets.countries.map((country) => country.code))
    const unknown = (nation: string) => `"${nation}" is not in countries.csv`
    for (const row of sheets.players) {
      if (!known.has(row.nation)) complain('players', row, 'nation', unknown(row.nation))
      const second = row.second_nations.find((nation) => !known.has(nation))
      if (second) complain('players', row, 'second_nations', unknown(second))
    }
    for (const row of sheets.clubs) {
      if (!known.has(row.country)) complain('clubs', row, 'country', unknown(row.country))
    }
    for (const row of sheets.others) {
      if (!known.has(row.nation)) complain('others', row, 'nation', unknown(row.nation))
    }
    for (const row of sheets['country-grammar']) {
      if (!known.has(row.country)) complain('country-grammar', row, 'country', unknown(row.country))
    }
    for (const row of sheets.squads) {
      if (!known.has(row.nation)) complain('squads', row, 'nation', unknown(row.nation))
    }
    for (const row of sheets.winners) {
      if (row.nation !== null && !known.has(row.nation)) complain('winners', row, 'nation', unknown(row.nation))
    }
    for (const row of sheets.finals) {
      if (row.nation !== null && !known.has(row.nation)) complain('finals', row, 'nation', unknown(row.nation))
      const stranger = row.hosts.find((host) => !known.has(host))
      if (stranger) complain('finals', row, 'hosts', unknown(stranger))
    }
  },
}

/** A city without a club is misspelt. */
const knownCity: Rule = {
  name: 'known-city',
  check(sheets, complain) {
    const known = new Set(sheets.clubs.map(({ country, city }) => `${country} ${city}`))
    const check = <Name extends 'cities' | 'places'>(sheet: Name) => {
      for (const row of sheets[sheet]) {
        if (!known.has(`${row.country} ${row.city}`))
          complain(sheet, row, 'city', `no club of "${row.city}" in clubs.csv`)
      }
    }
    check('cities')
    check('places')
  },
}

const knownClub: Rule = {
  name: 'known-club',
  check(sheets, complain) {
    const known = new Set(sheets.clubs.map((club) => club.id))
    const unknown = (club: string) => `"${club}" is not in clubs.csv`
    for (const sheet of [
      'club-names',
      'club-grammar',
      'listed-clubs',
      'emblems',
      'grounds',
      'spells',
      'seasons',
      'short-stays',
      'idle-seasons',
      'winners',
      'finals',
      'record-transfers',
    ] as const) {
      for (const row of sheets[sheet]) {
        if (row.club !== null && !known.has(row.club)) complain(sheet, row, 'club', unknown(row.club))
      }
    }
    for (const row of sheets.others) {
      const stranger = row.clubs.find((club) => !known.has(club))
      if (stranger) complain('others', row, 'clubs', unknown(stranger))
    }
    for (const row of sheets.derbies) {
      if (!known.has(row.one)) complain('derbies', row, 'one', unknown(row.one))
      if (!known.has(row.other)) complain('derbies', row, 'other', unknown(row.other))
    }
  },
}

const knownFootballer: Rule = {
  name: 'known-footballer',
  check(sheets, complain) {
    const known = new Set(sheets.players.map((player) => player.id))
    const unknown = (id: string) => `"${id}" is not in players.csv`
    for (const sheet of [
      'renown',
      'nicknames',
      'excluded',
      'spells',
      'seasons',
      'short-stays',
      'idle-seasons',
      'values',
      'honours',
      'top-scorers',
      'record-transfers',
    ] as const) {
      for (const row of sheets[sheet]) {
        if (!known.has(row.footballer)) complain(sheet, row, 'footballer', unknown(row.footballer))
      }
    }
    for (const row of sheets.squads) {
      if (row.footballer !== null && !known.has(row.footballer)) {
        complain('squads', row, 'footballer', unknown(row.footballer))
      }
    }
    for (const row of sheets.twins) {
      if (!known.has(row.one)) complain('twins', row, 'one', unknown(row.one))
      if (!known.has(row.other)) complain('twins', row, 'other', unknown(row.other))
    }
  },
}

const noRepeatedRow: Rule = {
  name: 'no-repeated-row',
  check(sheets, complain) {
    repeated(sheets, 'renown', (row) => [row.footballer], complain)
    repeated(sheets, 'spells', (row) => [row.footballer, row.club, row.joined, row.left, row.on_loan], complain)
    for (const row of sheets.others) {
      const twice = row.clubs.find((club, at) => row.clubs.indexOf(club) !== at)
      if (twice) complain('others', row, 'clubs', `names ${twice} twice`)
    }
    repeated(sheets, 'seasons', (row) => [row.footballer, row.season, row.club], complain)
    repeated(sheets, 'short-stays', (row) => [row.footballer, row.club], complain)
    repeated(sheets, 'idle-seasons', (row) => [row.footballer, row.season], complain)
    repeated(sheets, 'values', (row) => [row.footballer, row.kind], complain)
    repeated(sheets, 'honours', (row) => [row.footballer, row.title, row.year], complain)
    repeated(sheets, 'nicknames', (row) => [row.footballer, row.name], complain)
    repeated(sheets, 'emblems', (row) => [row.club], complain)
    repeated(sheets, 'club-grammar', (row) => [row.club], complain)
    repeated(sheets, 'listed-clubs', (row) => [row.club], complain)
    repeated(sheets, 'country-grammar', (row) => [row.country], complain)
    repeated(sheets, 'grounds', (row) => [row.club], complain)
    repeated(sheets, 'cities', (row) => [row.country, row.city], complain)
    repeated(sheets, 'places', (row) => [row.country, row.city], complain)
    repeated(sheets, 'winners', (row) => [row.title, row.year], complain)
    repeated(sheets, 'finals', (row) => [row.title, row.year], complain)
    repeated(sheets, 'final-cities', (row) => [row.city], complain)
    repeated(sheets, 'top-scorers', (row) => [row.title, row.year], complain)
    repeated(sheets, 'derbies', (row) => [row.en, ...[row.one, row.other].sort()], complain)
    repeated(sheets, 'squads', (row) => [row.tournament, row.nation, row.name], complain)
  },
}

function repeated<Name extends SheetName>(
  sheets: Sheets,
  sheet: Name,
  keyOf: (row: Row<Name>) => unknown[],
  complain: Complain,
) {
  const seen = new Set<string>()
  for (const row of sheets[sheet]) {
    const key = keyOf(row).join(' ')
    if (seen.has(key)) complain(sheet, row, null, `says again what an earlier row says (${key})`)
    seen.add(key)
  }
}

export const REFERENCE_RULES = [uniqueIds, knownNation, knownCity, knownClub, knownFootballer, noRepeatedRow] as const
