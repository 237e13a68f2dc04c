import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { bingoPool } from '#data/pools.ts'
import { DIFFICULTIES } from '#data/types.ts'
import { challenge, bingoRuns } from '#games/bingo/server.ts'
import { cardKey, couldDeal, dealCard, fitsOf } from '#games/bingo/deal/deal.ts'
import { PLAYERS } from '#games/bingo/rules/terms.ts'
import { bandOf, verdictNow } from '#games/bingo/deal/roster.ts'
import { bingoMeasures } from '#scripts/bench/fairness/bingo.ts'
import { isBeyond } from '#scripts/bench/fairness/measure.ts'

describe.each(DIFFICULTIES)('deals of %s', (level) => {
  const band = bandOf(level)
  const cards = Array.from({ length: 100 }, (_, seed) => dealCard(band, randomFrom(seed))!)

  test('can be filled by footballers of the level with certain facts', () => {
    const pool = new Set(bingoPool(level, FOOTBALLERS).map(({ id }) => id))
    for (const card of cards) {
      expect(couldDeal(band, card)).toBe(true)
      expect(card.players).toHaveLength(PLAYERS[level])
      expect(card.players.every((id) => pool.has(id) && fitsOf(card.cells, id).length > 0)).toBe(true)
    }
    for (const { cells, players } of cards.slice(0, 10))
      for (const id of players) {
        const fits = fitsOf(cells, id)
        for (const [cell, { criterion }] of cells.entries())
          expect(verdictNow(criterion, id), `${id} ${cells[cell]!.key}`).toBe(fits.includes(cell) ? 'yes' : 'no')
      }
  })

  test('follow from their seed, and prefer footballers not dealt recently', () => {
    expect(dealCard(band, randomFrom(3))).toEqual(cards[3])
    const late = new Set(cards.slice(0, 2).flatMap(({ players }) => players))
    const next = dealCard(band, randomFrom(3), late)!
    const countRepeated = (players: readonly string[]) => players.filter((id) => late.has(id)).length
    expect(countRepeated(next.players)).toBeLessThan(Math.max(2, countRepeated(cards[3]!.players) + 1))
  })

  test('accept challenges that the level could have dealt, and reject all others', () => {
    const { cells, players } = cards[5]!
    const deal = { level, timed: false, cells: cells.map(({ key }) => key), players: [...players] }
    const isTaken = (changes: object, mode = 'normal') => challenge.setup({ ...deal, ...changes }, mode, 0) !== null
    expect(isTaken({})).toBe(true)
    expect(isTaken({ timed: true }, 'timed')).toBe(true)
    expect(JSON.stringify(deal).length).toBeLessThan(4_000)
    expect(isTaken({ timed: true })).toBe(false)
    expect(isTaken({}, 'easy')).toBe(false)
    expect(isTaken({ players: players.slice(1) })).toBe(false)
    expect(isTaken({ players: [players[1], ...players.slice(1)] })).toBe(false)
    expect(isTaken({ players: ['nobody', ...players.slice(1)] })).toBe(false)
    expect(isTaken({ cells: [deal.cells[1], ...deal.cells.slice(1)] })).toBe(false)
    expect(isTaken({ cells: ['role:Attacker', ...deal.cells.slice(1)] })).toBe(false)
    expect(isTaken({ extra: 1 })).toBe(false)
  })
})

test('deals nothing from a pool that is too small', () => {
  const band = bandOf('easy')
  expect(dealCard({ ...band, footballers: band.footballers.slice(0, 20) }, randomFrom(1))).toBeNull()
})

test('a day gets a new card', () => {
  const day = '2026-11-26'
  const first = bingoRuns.daily.deal(randomFrom(1), [], day)!
  const second = bingoRuns.daily.deal(randomFrom(1), first.used, day)!
  expect(first.used).toEqual([expect.stringContaining('club:')])
  expect(second.used).not.toEqual(first.used)
  expect(first.names.length).toBeLessThan(PLAYERS.normal)
  expect(new Set([1, 2, 3].map((seed) => cardKey(dealCard(bandOf('normal'), randomFrom(seed))!))).size).toBe(3)
})

test('typical fans fill as many cards as the table says', () => {
  expect(bingoMeasures(0.1).filter(isBeyond)).toEqual([])
})
