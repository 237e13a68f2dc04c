import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AS_OF, clubById, CLUBS, COUNTRIES, countryByCode, footballerById, FOOTBALLERS } from '#data/facts.ts'
import { wordlePool, type WordleMode } from '#data/pools.ts'
import { LEAGUES } from '#data/types.ts'

describe('facts', () => {
  test('find footballers, clubs and countries by id', () => {
    expect(footballerById('lionel-messi')).toMatchObject({
      name: 'Lionel Messi',
      nation: 'AR',
      club: 'intermiami',
      league: null,
    })
    expect(clubById('psg')).toMatchObject({ name: 'Paris Saint-Germain', code: 'PSG', league: 'ligue1' })
    expect(countryByCode('GB-ENG')?.names).toEqual({ en: 'England', fr: 'Angleterre', es: 'Inglaterra' })
    expect(AS_OF).toMatch(/^\d{4}-\d{2}$/)
  })

  test('find nothing by an invented id', () => {
    expect([footballerById('__proto__'), clubById(''), countryByCode('ENG')]).toEqual([undefined, undefined, undefined])
  })

  test('leave out excluded footballers', () => {
    expect(footballerById('robinho')).toBeUndefined()
  })

  test('take a loan as the current club, not the lending club', () => {
    const onLoan = FOOTBALLERS.filter(({ career }) => career.filter((spell) => spell.current).length > 1)
    expect(onLoan.length).toBeGreaterThan(0)
    for (const { club, career } of onLoan) expect(career.find((spell) => spell.current && spell.loan)?.club).toBe(club)
  })

  test('list the best known first', () => {
    const fames: number[] = FOOTBALLERS.map(({ fame }) => fame)
    expect(fames).toEqual(fames.toSorted((one, other) => other - one))
  })

  test.each([
    ['premierleague', 20],
    ['liga', 20],
    ['seriea', 20],
    ['bundesliga', 18],
    ['ligue1', 18],
  ] as const)('%s has %i clubs with code and colours', (league, count) => {
    const clubs = CLUBS.filter((club) => club.league === league)
    expect(clubs).toHaveLength(count)
    expect(clubs.filter(({ code, colours, pattern }) => !code || !colours || !pattern)).toEqual([])
  })
})

describe('countries', () => {
  // Where geography and confederation differ.
  test.each([
    ['AU', 'AUS', 'AFC'],
    ['IL', 'ISR', 'UEFA'],
    ['KZ', 'KAZ', 'UEFA'],
    ['TR', 'TUR', 'UEFA'],
    ['GY', 'GUY', 'CONCACAF'],
    ['SR', 'SUR', 'CONCACAF'],
    ['NZ', 'NZL', 'OFC'],
    ['CY', 'CYP', 'UEFA'],
    ['EG', 'EGY', 'CAF'],
    ['XK', 'KOS', 'UEFA'],
    ['GU', 'GUM', 'AFC'],
    ['MP', 'MNP', 'AFC'],
    ['UY', 'URU', 'CONMEBOL'],
    ['MX', 'MEX', 'CONCACAF'],
  ])('%s is %s of %s', (code, short, confederation) => {
    expect(countryByCode(code)).toMatchObject({ short, confederation })
  })

  test.each([
    ['UEFA', 55],
    ['CONMEBOL', 10],
    ['CONCACAF', 41],
    ['CAF', 55],
    ['AFC', 47],
    ['OFC', 13],
  ])('%s has %i members, associates included', (confederation, count) => {
    expect(COUNTRIES.filter((country) => country.confederation === confederation)).toHaveLength(count)
  })

  test('each have a unique short name and a flag', () => {
    expect(COUNTRIES).toHaveLength(254)
    expect(new Set(COUNTRIES.map(({ short }) => short)).size).toBe(254)
    expect(COUNTRIES.filter(({ flag }) => !existsSync(`public/flags/${flag}.svg`))).toEqual([])
  })

  test('every nation a footballer plays for has a confederation', () => {
    const nations = [...new Set(FOOTBALLERS.map(({ nation }) => nation))]
    expect(nations.filter((nation) => !countryByCode(nation)?.confederation)).toEqual([])
  })
})

describe('pools of wordle', () => {
  const pool = (mode: WordleMode) => wordlePool(mode, FOOTBALLERS)

  test.each(['easy', 'normal', 'hard', 'today'] as const)(
    '%s contains only footballers with all five attributes',
    (mode) => {
      for (const { club, league, born } of pool(mode)) {
        expect(club).not.toBeNull()
        expect(born).not.toBeNull()
        expect(LEAGUES).toContain(league)
      }
    },
  )

  test('easy has only famous footballers; all levels but hard have read careers only', () => {
    expect(pool('easy').every(({ fame }) => fame >= 4)).toBe(true)
    expect([...pool('easy'), ...pool('normal'), ...pool('today')].every(({ confidence }) => confidence >= 1)).toBe(true)
    expect(pool('hard').some(({ confidence }) => confidence === 0)).toBe(true)
  })

  test('today has more than a year of answers from the better known', () => {
    const today = pool('today')
    expect(today.length).toBeGreaterThanOrEqual(400)
    expect(today.length).toBeLessThanOrEqual(500)
    expect(today).toEqual(pool('normal').slice(0, today.length))
    expect(pool('normal').every(({ fame }) => fame >= 3)).toBe(true)
  })

  test('an empty list gives an empty pool', () => {
    expect(wordlePool('today', [])).toEqual([])
  })
})
