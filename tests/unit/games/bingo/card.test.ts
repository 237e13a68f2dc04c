import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import {
  BINGO_BANDS,
  bingoBand,
  bingoPool,
  DIFFICULTIES,
  overlap,
  verdict,
  type CriterionKind,
  type Held,
} from '#data/pools.ts'
import { drawCard } from '#games/bingo/deal/card.ts'
import { CELLS } from '#games/bingo/rules/terms.ts'

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)
const kindsOf = (card: readonly Held[], ...kinds: CriterionKind[]) =>
  card.filter(({ criterion }) => kinds.includes(criterion.kind)).length

describe.each(DIFFICULTIES)('cards of %s', (level) => {
  const band = bingoBand(level, FOOTBALLERS, CLUBS, EVIDENCE)
  const cards = SEEDS.map((seed) => drawCard(band, randomFrom(seed))!)

  test('have sixteen criteria, five clubs, three nations, at most six titles and one league of today', () => {
    for (const card of cards) {
      expect(new Set(card.map(({ key }) => key)).size).toBe(CELLS)
      expect(kindsOf(card, 'club')).toBeGreaterThanOrEqual(5)
      expect(kindsOf(card, 'nation')).toBeGreaterThanOrEqual(3)
      expect(kindsOf(card, 'title', 'competition', 'competitionWith')).toBeLessThanOrEqual(6)
      expect(kindsOf(card, 'league')).toBeLessThanOrEqual(1)
      expect(kindsOf(card, 'squad')).toBeLessThanOrEqual(2)
    }
  })

  test('stay within the band, without nearly identical cells', () => {
    const { least, most } = BINGO_BANDS[level]
    for (const card of cards.slice(0, 40)) {
      for (const [at, held] of card.entries()) {
        const share = held.holders.size / band.footballers.length
        expect(share).toBeGreaterThanOrEqual(least)
        expect(share).toBeLessThanOrEqual(most)
        expect(Math.max(...card.slice(at + 1).map((other) => overlap(held, other)), 0)).toBeLessThanOrEqual(0.7)
      }
    }
  })

  test('each cell is met by exactly the footballers of the facts', () => {
    for (const { criterion, holders, key } of cards[0]!) {
      const yes = bingoPool(level, FOOTBALLERS).filter((one) => verdict(criterion, one, EVIDENCE) === 'yes')
      expect(new Set(yes.map(({ id }) => id)), key).toEqual(holders)
    }
  })

  test('contain at most one criterion that is often uncertain', () => {
    const isOften = (open: ReadonlySet<string>) => open.size > band.footballers.length / 4
    for (const card of cards) expect(card.filter(({ open }) => isOften(open)).length).toBeLessThanOrEqual(1)
    const doubtful = band.criteria.find(({ open }) => isOften(open))!
    const unknown = bingoPool(level, FOOTBALLERS).filter(
      (one) => verdict(doubtful.criterion, one, EVIDENCE) === 'unknown',
    )
    expect(new Set(unknown.map(({ id }) => id))).toEqual(doubtful.open)
  })

  test('follow from their seed and differ from each other', () => {
    const keys = cards.map((card) => card.map(({ key }) => key).join(' '))
    expect(new Set(keys).size).toBe(SEEDS.length)
    expect(
      drawCard(band, randomFrom(7))!
        .map(({ key }) => key)
        .join(' '),
    ).toBe(keys[7])
  })

  test('deal no footballer whose career may be incomplete', () => {
    const dealt = new Set(band.footballers.map(({ id }) => id))
    expect(FOOTBALLERS.filter(({ id, confidence }) => dealt.has(id) && confidence < 2)).toEqual([])
  })
})

test('an easy card holds at most two clubs of one league', () => {
  const band = bingoBand('easy', FOOTBALLERS, CLUBS, EVIDENCE)
  for (const seed of SEEDS) {
    const leagues = drawCard(band, randomFrom(seed))!.flatMap(({ criterion }) =>
      criterion.kind === 'club' ? (band.leagueOf(criterion.club) ?? []) : [],
    )
    const most = Math.max(
      ...Map.groupBy(leagues, (league) => league)
        .values()
        .map(({ length }) => length),
    )
    expect(most).toBeLessThanOrEqual(2)
  }
})

test('are not dealt when fewer than sixteen footballers fit or too few criteria remain', () => {
  const band = bingoBand('easy', FOOTBALLERS, CLUBS, EVIDENCE)
  const rare = { ...band.criteria[0]!, holders: new Set(['one']) }
  expect(drawCard({ ...band, criteria: [...band.criteria, rare] }, randomFrom(1))).toBeNull()
  expect(drawCard({ ...band, criteria: band.criteria.slice(0, CELLS) }, randomFrom(1))).toBeNull()
})
