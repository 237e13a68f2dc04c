import { describe, expect, test } from 'vitest'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import {
  agePool,
  areFarEnough,
  dailyValuePool,
  isFairQuestion,
  openSeasons,
  ratioOf,
  seasonPool,
  seasonTotals,
  valuePool,
  type SeasonTotal,
  type Valued,
} from '#data/pools.ts'
import { DIED, SEASONS, VALUES } from '#data/records.ts'

describe('pools of values', () => {
  const pool = valuePool(FOOTBALLERS, VALUES)

  test('contain current estimates with their date, highest first', () => {
    expect(pool.length).toBeGreaterThanOrEqual(300)
    const euros = pool.map(({ value }) => value.euros)
    expect(euros).toEqual(euros.toSorted((one, other) => other - one))
    expect(pool.every(({ value }) => /^2026-\d\d/.test(value.asOf))).toBe(true)
    expect(pool.some(({ footballer }) => footballer.id === 'kaka')).toBe(false)
  })

  test('leave out little-known footballers, in league pools fewer of them', () => {
    expect(pool.every(({ footballer }) => footballer.fame >= 3)).toBe(true)
    const liga = valuePool(FOOTBALLERS, VALUES, 'liga')
    expect(liga.length).toBeGreaterThanOrEqual(60)
    expect(liga.every(({ footballer }) => footballer.league === 'liga' && footballer.fame >= 2)).toBe(true)
  })

  test('the daily uses the best known 250, highest value first', () => {
    const daily = dailyValuePool(FOOTBALLERS, VALUES)
    const known = FOOTBALLERS.filter(({ id }) => VALUES.get(id)?.current).slice(0, 250)
    expect(new Set(daily.map(({ footballer }) => footballer))).toEqual(new Set(known))
    expect(daily.every(({ footballer }) => footballer.fame >= 3)).toBe(true)
    expect(daily).toEqual(daily.toSorted((one, other) => other.value.euros - one.value.euros))
  })

  test('two estimates are comparable from 12 % apart, in either order', () => {
    const withValue = (euros: number): Valued => ({ footballer: FOOTBALLERS[0]!, value: { euros, asOf: '2026-07' } })
    expect(areFarEnough(withValue(112), withValue(100))).toBe(true)
    expect(areFarEnough(withValue(100), withValue(112))).toBe(true)
    expect(areFarEnough(withValue(100), withValue(111))).toBe(false)
    expect(ratioOf(3, 0)).toBe(Infinity)
  })
})

describe('pools of seasons', () => {
  const totals = seasonTotals(FOOTBALLERS, SEASONS)
  const pool = seasonPool('any', totals)

  test('contain a footballer once a season, with at least five matches', () => {
    expect([...pool.keys()].toSorted()).toEqual(['2020/21', '2021/22', '2022/23', '2023/24', '2024/25', '2025/26'])
    for (const totals of pool.values()) {
      expect(new Set(totals.map(({ footballer }) => footballer.id)).size).toBe(totals.length)
      expect(totals.every(({ matches }) => matches >= 5)).toBe(true)
    }
  })

  test('add up the halves of a season at two clubs', () => {
    const row = SEASONS[0]!
    const halves = [
      { ...row, matches: 4, goals: 1 },
      { ...row, club: 'ajax', matches: 3, goals: 2 },
    ]
    const totals = seasonTotals(FOOTBALLERS, halves)
    expect(totals).toMatchObject([{ matches: 7, goals: 3, clubs: [row.club, 'ajax'], minutes: row.minutes * 2 }])
  })

  test('leave out little-known footballers, in recent seasons more of them', () => {
    const least = (mode: Parameters<typeof seasonPool>[0]) =>
      Math.min(...[...seasonPool(mode, totals).values()].flat().map(({ footballer }) => footballer.fame))
    expect([least('any'), least('ranked'), least('now'), least('today')]).toEqual([3, 3, 4, 3])
    expect([...seasonPool('now', totals).keys()].toSorted()).toEqual(['2024/25', '2025/26'])
  })

  test('leave out a season with fewer than a hundred footballers', () => {
    const [one, other] = [...pool.values()]
    const kept = openSeasons(
      new Map([
        ['one', one!.slice(0, 99)],
        ['other', other!.slice(0, 100)],
      ]),
    )
    expect(kept.map(({ length }) => length)).toEqual([100])
  })

  const total = (id: string, changes: Partial<SeasonTotal> = {}): SeasonTotal => ({
    footballer: footballerById(id)!,
    season: '2024/25',
    clubs: [],
    matches: 30,
    minutes: 2000,
    goals: 10,
    assists: 5,
    yellowCards: 2,
    ...changes,
  })

  test('a question has one clear answer', () => {
    const haaland = total('erling-haaland', { goals: 22 })
    expect(isFairQuestion('goals', haaland, total('harry-kane'))).toBe(true)
    expect(isFairQuestion('goals', haaland, total('harry-kane', { goals: 20 }))).toBe(false)
    expect(isFairQuestion('assists', haaland, total('harry-kane'))).toBe(false)
    expect(isFairQuestion('assists', total('erling-haaland', { assists: 0 }), total('harry-kane'))).toBe(true)
    expect(isFairQuestion('goals', haaland, total('harry-kane', { season: '2023/24' }))).toBe(false)
    expect(isFairQuestion('goals', haaland, total('erling-haaland'))).toBe(false)
  })

  test('differences of one card, goal or match are not asked', () => {
    const one = total('erling-haaland', { yellowCards: 3, matches: 11, minutes: 900 })
    const other = total('harry-kane', { yellowCards: 2, matches: 10, minutes: 811, assists: 1 })
    expect(isFairQuestion('yellowCards', one, other)).toBe(false)
    expect(isFairQuestion('matches', one, other)).toBe(false)
    expect(isFairQuestion('minutes', one, other)).toBe(false)
    expect(isFairQuestion('minutes', one, { ...other, minutes: 800 })).toBe(true)
  })

  test('goalkeepers are not asked for goals or assists', () => {
    const keeper = total('alisson', { goals: 0, assists: 1, yellowCards: 9 })
    expect(isFairQuestion('goals', keeper, total('harry-kane'))).toBe(false)
    expect(isFairQuestion('assists', total('harry-kane'), keeper)).toBe(false)
    expect(isFairQuestion('yellowCards', keeper, total('harry-kane'))).toBe(true)
  })
})

describe('the pool of ages', () => {
  const idsOn = (day: `${number}-${number}-${number}`) => agePool('today', FOOTBALLERS, DIED, day).map(({ id }) => id)

  test('leaves out the dead, those over 60 and unknown birth dates', () => {
    const ids = idsOn('2026-11-21')
    expect(ids.length).toBeGreaterThanOrEqual(560)
    expect(ids).toEqual(expect.arrayContaining(['lionel-messi', 'zinedine-zidane']))
    expect(ids.filter((id) => ['diogo-jota', 'gary-speed', 'pele', 'kenny-dalglish'].includes(id))).toEqual([])
    expect(agePool('today', [{ ...FOOTBALLERS[0]!, born: null }], DIED, '2026-11-21')).toEqual([])
  })

  test('has only players with a club in practice, where deaths may be unknown', () => {
    const pool = agePool('normal', FOOTBALLERS, new Map(), '2026-11-21')
    expect(pool.length).toBeGreaterThanOrEqual(500)
    expect(pool.filter(({ id, club, fame }) => club === null || fame < 3 || DIED.has(id))).toEqual([])
  })

  test('the daily uses the best known 500 active players', () => {
    const day = '2026-11-21'
    const playing = agePool('normal', FOOTBALLERS, new Map(), day)
    const asked = agePool('today', FOOTBALLERS, DIED, day)
    expect(asked.filter(({ club }) => club !== null)).toEqual(playing.slice(0, 500))
    expect(asked.every(({ club, fame }) => club !== null || fame >= 4)).toBe(true)
  })

  test('counts birthdays on the day of the run', () => {
    const sixty = { ...FOOTBALLERS[0]!, born: '1965-11-22' }
    expect(agePool('today', [sixty], DIED, '2026-11-21')).toHaveLength(1)
    expect(agePool('today', [sixty], DIED, '2026-11-22')).toHaveLength(0)
  })
})
