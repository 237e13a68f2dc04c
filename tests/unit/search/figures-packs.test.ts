import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import { LEAGUES } from '#data/types.ts'
import { careerPathPool, DIFFICULTIES, seasonPool, seasonTotals, valuePool, type SeasonTotal } from '#data/pools.ts'
import { CLUB_RECORDS, SEASONS, VALUES } from '#data/records.ts'
import { bandIn } from '#games/bingo/deal/practice.ts'
import { bandOf } from '#games/bingo/deal/roster.ts'
import { answersOf } from '#games/career-path/deal/practice.ts'
import { sourceOf as valuesOf } from '#games/higherlower/deal/practice.ts'
import { practicePool } from '#games/higherlower/deal/practice-deal.ts'
import type { Candidate } from '#games/statistics/deal/deal.ts'
import { sourceOf as seasonsOf } from '#games/statistics/deal/practice.ts'
import { decodeBingo } from '#search/bingo-pack.ts'
import { decodeCareers } from '#search/careers-pack.ts'
import { decodePlaces } from '#search/places-pack.ts'
import { firstPack, packText } from './packs.ts'

const pack = firstPack()

test.each([
  ['values', 1_200],
  ['seasons', 15_000],
  ['careers', 50_000],
  ['places', 9_000],
  ['bingo', 16_000],
] as const)('the pack of %s is at most %i compressed bytes', (name, most) => {
  expect(brotliCompressSync(packText(name)).length).toBeLessThanOrEqual(most)
})

describe('the pack of places', () => {
  const places = decodePlaces(JSON.parse(packText('places')))

  test('is rejected in another format', () => {
    expect(() => decodePlaces({ ...JSON.parse(packText('places')), format: 0 })).toThrow(TypeError)
  })

  test('has the ground if known, else the city, within a tenth of a degree', () => {
    const ground = CLUB_RECORDS.get('barca')!.ground!
    const [latitude, longitude] = places.get('barca')!
    expect(Math.abs(latitude - ground.latitude!)).toBeLessThanOrEqual(0.11)
    expect(Math.abs(longitude - ground.longitude!)).toBeLessThanOrEqual(0.11)
    expect(places.get('watford')).toEqual([expect.closeTo(51.7, 0), expect.closeTo(-0.4, 0)])
  })

  test('places nearly every row of the daily, and nine in ten of all', () => {
    const share = (mode: 'today' | 'classic') => {
      const rows = careerPathPool(mode, FOOTBALLERS).flatMap(({ career }) => career)
      return rows.filter(({ club }) => places.has(club)).length / rows.length
    }
    expect(share('today')).toBeGreaterThan(0.95)
    expect(share('classic')).toBeGreaterThan(0.9)
  })
})

describe('the pack of values', () => {
  const source = valuesOf(pack, JSON.parse(packText('values')))
  const comparable = (pool: { footballer: { id: string }; value: { euros: number } }[]) =>
    pool.map(({ footballer, value }) => `${footballer.id} ${value.euros}`).toSorted()

  test.each([null, ...LEAGUES])('practice in a browser has the same footballers as the facts: %s', (league) => {
    expect(comparable(practicePool(source, league))).toEqual(comparable(valuePool(FOOTBALLERS, VALUES, league)))
  })

  test('names the month of the estimates', () => {
    expect([...source.values.values()].every(({ current }) => current?.asOf === '2026-07')).toBe(true)
  })
})

describe('the pack of seasons', () => {
  test.each(['now', 'any'] as const)('practice in a browser has the same questions as the facts: %s', (level) => {
    const comparable = (pool: ReadonlyMap<string, readonly SeasonTotal<Candidate>[]>) =>
      [...pool.values()]
        .flat()
        .map(({ footballer: { id, name, nation, fame, role }, ...season }) =>
          JSON.stringify(Object.entries({ id, name, nation, fame, role, ...season }).sort()),
        )
        .toSorted()
    const browser = seasonPool(level, seasonsOf(pack, JSON.parse(packText('seasons'))))
    expect(comparable(browser)).toEqual(comparable(seasonPool(level, seasonTotals(FOOTBALLERS, SEASONS))))
  })
})

describe('the pack of careers', () => {
  const careers = decodeCareers(JSON.parse(packText('careers')), pack)

  test('has every career as in the facts, except end years without start years', () => {
    const comparable = careers.map(({ id, fame, confidence, career }) => [id, { fame, confidence, career }])
    const facts = FOOTBALLERS.map(({ id, fame, confidence, career }) => [
      id,
      { fame, confidence, career: career.map((spell) => (spell.from === null ? { ...spell, to: null } : spell)) },
    ])
    expect(Object.fromEntries(comparable)).toEqual(Object.fromEntries(facts))
  })

  test.each(['classic', 'hard'] as const)(
    "practice in a browser has only footballers of the facts' pool: %s",
    (mode) => {
      const browser = answersOf(mode, careers, pack).map(({ id }) => id)
      const all = new Set(careerPathPool(mode, FOOTBALLERS).map(({ id }) => id))
      expect(browser.filter((id) => !all.has(id))).toEqual([])
      expect(browser.length).toBeGreaterThan(0.7 * all.size)
    },
  )
})

describe('the pack of criteria', () => {
  const facts = decodeBingo(JSON.parse(packText('bingo')), pack)
  const inPack = new Set(pack.footballers.map(({ id }) => id))
  const own = (ids: Iterable<string>) => [...ids].filter((id) => inPack.has(id)).toSorted()

  test.each(DIFFICULTIES)('practice in a browser deals as from the facts: %s', (level) => {
    const [browser, server] = [bandIn(facts, pack, level), bandOf(level)]
    expect(own(browser.footballers.map(({ id }) => id))).toEqual(own(server.footballers.map(({ id }) => id)))
    expect(browser.footballers.length).toBeGreaterThan(0.8 * server.footballers.length)
    expect(browser.criteria.map(({ key }) => key)).toEqual(server.criteria.map(({ key }) => key))
    for (const [at, { key, holders, open }] of browser.criteria.entries()) {
      expect(own(holders), key).toEqual(own(server.criteria[at]!.holders))
      expect(own(open), key).toEqual(own(server.criteria[at]!.open))
    }
    expect(browser.tooNear).toEqual(server.tooNear)
  })
})

test.each([{}, null, { format: 1, of: 3 }, { format: 99 }])('a file of another build is rejected: %j', (file) => {
  expect(() => decodeBingo(file, pack)).toThrow(TypeError)
  expect(() => valuesOf(pack, file)).toThrow(TypeError)
  expect(() => seasonsOf(pack, file)).toThrow(TypeError)
  expect(() => decodeCareers(file, pack)).toThrow(TypeError)
})
