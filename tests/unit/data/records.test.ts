import { describe, expect, test } from 'vitest'
import { CLUBS, clubById, footballerById } from '#data/facts.ts'
import { cityName, CLUB_RECORDS, DIED, HONOURS, SEASONS, SQUADS, VALUES } from '#data/records.ts'
import { encodeRecords } from '#scripts/data/records.ts'
import { aRow, someSheets } from './builders.ts'

const yearsOf = (id: string, title: string) =>
  (HONOURS.get(id) ?? []).filter((honour) => honour.title === title).map(({ year }) => year)

describe('records', () => {
  test('contain honours, squads, values and deaths by footballer', () => {
    expect(yearsOf('lionel-messi', 'world_cup')).toEqual([2022])
    expect(yearsOf('zinedine-zidane', 'ballon_dor')).toEqual([1998])
    expect(SQUADS.get('lionel-messi')).toEqual(['wc2018', 'wc2014', 'wc2010', 'wc2006', 'wc2022'])
    expect(SQUADS.get('erling-haaland')).toBeUndefined()
    expect(VALUES.get('erling-haaland')?.current).toMatchObject({ asOf: '2026-07', euros: expect.any(Number) })
    expect(VALUES.get('kaka')).toEqual({ current: null, peak: { euros: 70_000_000, asOf: '2007-11-09' } })
    expect(DIED.get('diogo-jota')).toBe(2025)
  })

  test('contain league seasons with figures', () => {
    expect(SEASONS.find(({ footballer, season }) => footballer === 'lionel-messi' && season === '2020/21')).toEqual({
      footballer: 'lionel-messi',
      season: '2020/21',
      league: 'liga',
      club: 'barca',
      matches: 35,
      minutes: 3017,
      goals: 30,
      assists: 9,
      yellowCards: 4,
      redCards: 0,
    })
  })

  test('contain only known footballers', () => {
    const named = [...SQUADS.keys(), ...HONOURS.keys(), ...VALUES.keys(), ...DIED.keys()]
    const unknown = [...named, ...SEASONS.map(({ footballer }) => footballer)].filter((id) => !footballerById(id))
    expect(unknown).toEqual([])
  })

  test('contain ground, size, age and place of every club of the five leagues', () => {
    expect(CLUB_RECORDS.get('arsenal')).toEqual({
      founded: 1886,
      foundingDisputed: false,
      nickname: 'The Gunners',
      ground: {
        name: 'Emirates Stadium',
        otherNames: ['Ashburton Grove'],
        capacity: 60704,
        capacityDisputed: false,
        meanwhile: null,
        opened: 2006,
        latitude: 51.5549,
        longitude: -0.1084,
      },
      lastLeague: 'premierleague',
    })
    expect(CLUBS.filter(({ id, league }) => league && !CLUB_RECORDS.has(id))).toEqual([])
    expect(CLUB_RECORDS.size).toBeGreaterThanOrEqual(186)
  })

  test('leave out a club with a missing value', () => {
    const half = aRow('clubs', { founded: 1900, ground: 'The Park', ground_capacity: 9000, ground_opened: 1910 })
    const whole = aRow('clubs', { ...half, id: 'whole', latitude: 1, longitude: 2 })
    expect(Object.keys(encodeRecords(someSheets({ clubs: [half, whole] })).clubs)).toEqual(['whole'])
  })

  test('leave out excluded footballers', () => {
    const { players, ...records } = { players: [aRow('players', { died: 2020 })], honours: [aRow('honours')] }
    const rows = { players, ...records, squads: [aRow('squads')], excluded: [aRow('excluded')] }
    expect(encodeRecords(someSheets(rows))).toMatchObject({ died: {}, honours: {}, squads: {} })
  })
})

describe('names of cities', () => {
  const names = (id: string) => (['en', 'fr', 'es'] as const).map((locale) => cityName(clubById(id)!, locale))

  test('differ where the languages differ', () => {
    expect(names('bayernmunchen')).toEqual(['Munich', 'Munich', 'Múnich'])
    expect(names('chelsea')).toEqual(['London', 'Londres', 'Londres'])
    expect(names('genoa')).toEqual(['Genoa', 'Gênes', 'Génova'])
    expect(names('leeds')).toEqual(['Leeds', 'Leeds', 'Leeds'])
  })

  test('are distinguished by country', () => {
    expect(cityName({ city: 'Córdoba', nation: 'ES' }, 'fr')).toBe('Cordoue')
    expect(cityName({ city: 'Córdoba', nation: 'AR' }, 'fr')).toBe('Córdoba')
  })

  test('are null for an unknown city', () => {
    expect(cityName({ city: null, nation: 'ES' }, 'es')).toBeNull()
  })
})
