import { fold } from '#core/fold.ts'
import type { Row, Sheets } from '../sheets.ts'
import { byFootballer } from '../group.ts'
import type { Rule } from './problem.ts'

const HEIGHT_CM = { from: 158, to: 208 }
const FIRST_CLUB_AGE = { from: 13, to: 43 }
const MINUTES_PER_MATCH = 90
const ADDED_MINUTES = 60

const searchableName: Rule = {
  name: 'searchable-name',
  check(sheets, complain) {
    const silent = (name: string) => `"${name}" holds no letter that can be typed`
    for (const row of sheets.others) {
      const nickname = row.nicknames.find((name) => fold(name) === '')
      if (nickname) complain('others', row, 'nicknames', silent(nickname))
    }
    for (const sheet of ['players', 'others', 'nicknames'] as const) {
      for (const row of sheets[sheet]) {
        if (fold(row.name) === '') complain(sheet, row, 'name', silent(row.name))
        if (row.name.includes('|')) complain(sheet, row, 'name', 'holds the sign that divides lists')
      }
    }
  },
}

/** Detects two records of one person, the commonest fault of joined sources. */
const namesakes: Rule = {
  name: 'namesakes',
  check(sheets, complain) {
    const seen = new Map<string, string>()
    for (const row of sheets.players) {
      const key = `${fold(row.name)} ${row.born}`
      const other = seen.get(key)
      if (other) complain('players', row, 'name', `same name and birth date as "${other}"`)
      seen.set(key, row.id)
    }
  },
}

/** A footballer with a career must not be among the second tier under any of his names. */
const knownAlready: Rule = {
  name: 'known-already',
  check(sheets, complain) {
    const known = Map.groupBy(namedMen(sheets), ({ name, nation }) => `${fold(name)} ${nation}`)
    for (const row of sheets.others) {
      const same = known.get(`${fold(row.name)} ${row.nation}`) ?? []
      const other = same.find(({ id, born }) => id !== row.id && (!born || !row.born || born === row.born))
      if (other) complain('others', row, 'name', `name, nation and year of birth of "${other.id}"`)
    }
  },
}

type NamedMan = { id: string; name: string; nation: string; born: number | null }

/** All names of all footballers, the second tier included. */
function namedMen({ players, nicknames, others }: Sheets): NamedMan[] {
  const also = byFootballer(nicknames)
  return [
    ...others,
    ...players.flatMap(({ id, name, full_name, nation, born }) =>
      [name, full_name, ...(also.get(id) ?? []).map((row) => row.name)].flatMap((called) =>
        called === null ? [] : [{ id, name: called, nation, born: born === null ? null : Number(born.slice(0, 4)) }],
      ),
    ),
  ]
}

const twins: Rule = {
  name: 'twins',
  check(sheets, complain) {
    const known = new Set(sheets.twins.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]))
    const seen = new Map<string, string>()
    for (const row of sheets.players) {
      if (!row.born) continue
      const key = `${fold(row.name).split(' ').at(-1)} ${row.nation} ${row.born}`
      const other = seen.get(key)
      if (other && !known.has(`${row.id} ${other}`)) {
        complain(
          'players',
          row,
          'born',
          `surname, nation and birth date of "${other}": the same man, or add both to twins.csv`,
        )
      }
      seen.set(key, row.id)
    }
  },
}

const height: Rule = {
  name: 'height',
  check(sheets, complain) {
    for (const row of sheets.players) {
      if (row.height_cm !== null && !within(row.height_cm, HEIGHT_CM)) {
        complain('players', row, 'height_cm', `${row.height_cm} cm is not from ${HEIGHT_CM.from} to ${HEIGHT_CM.to}`)
      }
    }
  },
}

const ageAtFirstClub: Rule = {
  name: 'age-at-first-club',
  check(sheets, complain) {
    const births = new Map(sheets.players.map((player) => [player.id, player.born]))
    for (const [footballer, rows] of byFootballer(sheets.spells)) {
      const born = births.get(footballer)
      const first = firstOf(rows)
      if (!born || !first) continue
      const age = first.joined! - Number(born.slice(0, 4))
      if (!within(age, FIRST_CLUB_AGE)) complain('spells', first, 'joined', `${age} years old at the first club`)
    }
  },
}

const minutes: Rule = {
  name: 'minutes',
  check(sheets, complain) {
    for (const row of sheets.seasons) {
      const most = MINUTES_PER_MATCH * row.matches + ADDED_MINUTES
      if (row.minutes > most) complain('seasons', row, 'minutes', `${row.minutes} minutes in ${row.matches} matches`)
    }
  },
}

const within = (value: number, { from, to }: { from: number; to: number }): boolean => value >= from && value <= to

function firstOf(rows: readonly Row<'spells'>[]): Row<'spells'> | undefined {
  return rows.filter((row) => row.joined !== null).sort((one, other) => one.joined! - other.joined!)[0]
}

export const FOOTBALLER_RULES = [
  searchableName,
  namesakes,
  knownAlready,
  twins,
  height,
  ageAtFirstClub,
  minutes,
] as const
