import { describe, expect, test } from 'vitest'
import { countryByCode, footballerById } from '#data/facts.ts'
import type { Footballer } from '#data/types.ts'
import { SHIRTS } from '#pictures/portrait/kits.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'

/** Words in names of shirts that are not club ids. A shirt is a clue, so every footballer wears one of his teams. */
const CLUBS = new Map([
  ['atletico', 'atleticomadrid'],
  ['bayern', 'bayernmunchen'],
  ['city', 'mancity'],
  ['madrid', 'realmadrid'],
  ['palace', 'crystalpalace'],
  ['sporting', 'sportingcp'],
])
const NATIONS = new Map([
  ['argentina', 'AR'],
  ['austria', 'AT'],
  ['belgium', 'BE'],
  ['brazil', 'BR'],
  ['buffon', 'IT'],
  ['cameroon', 'CM'],
  ['campos', 'MX'],
  ['canada', 'CA'],
  ['chile', 'CL'],
  ['colombia', 'CO'],
  ['croatia', 'HR'],
  ['czech', 'CZ'],
  ['denmark', 'DK'],
  ['england', 'GB-ENG'],
  ['france', 'FR'],
  ['germany', 'DE'],
  ['ghana', 'GH'],
  ['hungary', 'HU'],
  ['ireland', 'IE'],
  ['italy', 'IT'],
  ['ivorycoast', 'CI'],
  ['japan', 'JP'],
  ['mexico', 'MX'],
  ['morocco', 'MA'],
  ['netherlands', 'NL'],
  ['nigeria', 'NG'],
  ['portugal', 'PT'],
  ['romania', 'RO'],
  ['senegal', 'SN'],
  ['spain', 'ES'],
  ['sweden', 'SE'],
  ['swiss', 'CH'],
  ['switzerland', 'CH'],
  ['turkey', 'TR'],
  ['uruguay', 'UY'],
  ['usa', 'US'],
  ['wales', 'GB-WLS'],
])
/** Neutral goalkeeper shirts, which belong to no team. */
const PLAIN = /^keeper(green|yellow|grey|black|blue|orange|violet|lime)$/

/** Team and, where the name contains one, year of a shirt: `keeperspain` is Spain's, `milan90` of 1990. */
function teamOf(kit: string) {
  const [, team = '', year] = /^(?:keeper)?([a-z]+?)(\d\d)?$/.exec(kit)!
  return { team, year: year === undefined ? null : Number(year) + (Number(year) > 30 ? 1900 : 2000) }
}

/** Whether a footballer wore a shirt within `around` seasons of its year. */
function wore({ nation, otherNations, born, career }: Footballer, kit: string, around = 4): boolean {
  const { team, year } = teamOf(kit)
  const code = NATIONS.get(team)
  if (code) {
    const age = year === null ? 25 : year - Number(born?.slice(0, 4))
    return [nation, ...otherNations].includes(code) && age >= 15 && age <= 45
  }
  const club = CLUBS.get(team) ?? team
  return career.some(
    ({ club: own, from, to }) =>
      own === club && (year === null || ((from ?? 0) <= year + around && (to ?? Number.MAX_VALUE) >= year - around)),
  )
}

const named = [...LOOKS.values()].filter(({ kit }) => !PLAIN.test(kit))

describe('the shirt of a portrait', () => {
  test('belongs to a known team', () => {
    expect([...NATIONS.values()].filter((code) => !countryByCode(code))).toEqual([])
    expect(named.length).toBeGreaterThan(LOOKS.size * 0.9)
  })

  test('was worn by its footballer around its year', () => {
    const wrong = named.filter(({ id, kit }) => !wore(footballerById(id)!, kit))
    expect(wrong.map(({ id, kit }) => `${id} in ${kit}`)).toEqual([])
  })

  test('is detected as wrong on another footballer', () => {
    const messi = footballerById('lionel-messi')!
    expect(['barca06', 'argentina', 'psg'].map((kit) => wore(messi, kit))).toEqual([true, true, true])
    expect(['barca92', 'realmadrid', 'france', 'argentina78'].map((kit) => wore(messi, kit))).toEqual(
      Array.from({ length: 4 }, () => false),
    )
    expect([...SHIRTS.keys()].every((kit) => teamOf(kit).team !== '')).toBe(true)
  })
})
