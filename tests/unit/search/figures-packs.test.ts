import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import { LEAGUES } from '#data/types.ts'
import { careerPathPool, seasonPool, seasonTotals, valuePool, type SeasonTotal } from '#data/pools.ts'
import { SEASONS, VALUES } from '#data/records.ts'
import { answersOf } from '#games/career-path/practice.ts'
import { sourceOf as valuesOf } from '#games/higherlower/pack-source.ts'
import { practicePool } from '#games/higherlower/practice-deal.ts'
import type { Candidate } from '#games/statistics/deal.ts'
import { sourceOf as seasonsOf } from '#games/statistics/pack-source.ts'
import { decodeCareers } from '#search/careers-pack.ts'
import { firstPack, packText } from './packs.ts'

const pack = firstPack()

test.each([
  ['values', 1_200],
  ['seasons', 15_000],
  ['careers', 50_000],
] as const)('the pack of %s is at most %i bytes on the way', (name, most) => {
  expect(brotliCompressSync(packText(name)).length).toBeLessThanOrEqual(most)
})

describe('the pack of values', () => {
  const source = valuesOf(pack, JSON.parse(packText('values')))
  const told = (pool: { footballer: { id: string }; value: { euros: number } }[]) =>
    pool.map(({ footballer, value }) => `${footballer.id} ${value.euros}`).toSorted()

  test.each([null, ...LEAGUES])('practice in a browser asks whom the facts ask: %s', (league) => {
    expect(told(practicePool(source, league))).toEqual(told(valuePool(FOOTBALLERS, VALUES, league)))
  })

  test('says of which month the estimates are', () => {
    expect([...source.values.values()].every(({ current }) => current?.asOf === '2026-07')).toBe(true)
  })
})

describe('the pack of seasons', () => {
  test.each(['now', 'any'] as const)('practice in a browser asks what the facts ask: %s', (level) => {
    const told = (pool: ReadonlyMap<string, readonly SeasonTotal<Candidate>[]>) =>
      [...pool.values()]
        .flat()
        .map(({ footballer: { id, name, nation, fame, role }, ...season }) =>
          JSON.stringify(Object.entries({ id, name, nation, fame, role, ...season }).sort()),
        )
        .toSorted()
    const browser = seasonPool(level, seasonsOf(pack, JSON.parse(packText('seasons'))))
    expect(told(browser)).toEqual(told(seasonPool(level, seasonTotals(FOOTBALLERS, SEASONS))))
  })
})

describe('the pack of careers', () => {
  const careers = decodeCareers(JSON.parse(packText('careers')), pack)

  test('tells every career as the facts have it, but for years of leaving without those of joining', () => {
    const told = careers.map(({ id, fame, confidence, career }) => [id, { fame, confidence, career }])
    const facts = FOOTBALLERS.map(({ id, fame, confidence, career }) => [
      id,
      { fame, confidence, career: career.map((spell) => (spell.from === null ? { ...spell, to: null } : spell)) },
    ])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(facts))
  })

  test.each(['classic', 'hard'] as const)('practice in a browser asks nobody whom the facts do not ask: %s', (mode) => {
    const browser = answersOf(mode, careers, pack).map(({ id }) => id)
    const all = new Set(careerPathPool(mode, FOOTBALLERS).map(({ id }) => id))
    expect(browser.filter((id) => !all.has(id))).toEqual([])
    expect(browser.length).toBeGreaterThan(0.75 * all.size)
  })
})

test.each([{}, null, { format: 1, of: 3 }, { format: 99 }])('a file of another build is refused: %j', (file) => {
  expect(() => valuesOf(pack, file)).toThrow(TypeError)
  expect(() => seasonsOf(pack, file)).toThrow(TypeError)
  expect(() => decodeCareers(file, pack)).toThrow(TypeError)
})
