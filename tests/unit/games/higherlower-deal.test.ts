import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { ratioOf, valuePool, type Valued } from '#data/pools.ts'
import { VALUES } from '#data/records.ts'
import { LEAGUES } from '#data/types.ts'
import { dealApart } from '#games/deal-apart.ts'
import { BY_DAYS, wholeOf, windowOf } from '#games/duel/deal.ts'
import { dealChain, dealEven, isDealt, pairsOf } from '#games/higherlower/deal/deal.ts'
import { higherlower, outcomeOf, type Action, type Card, type State } from '#games/higherlower/rules/engine.ts'
import { dealPractice, PracticeDeal, setupOf } from '#games/higherlower/deal/practice-deal.ts'
import { asOf, dailyPool } from '#games/higherlower/deal/roster.ts'
import { hiddenValuesOf } from '#games/higherlower/server.ts'
import { HigherLowerAction } from '#games/higherlower/rules/action.ts'

const pool = valuePool(FOOTBALLERS, VALUES)
const source = { footballers: FOOTBALLERS, values: VALUES }
const MILLION = 1_000_000

test.each([
  [0, 2.2],
  [1, 2.2 * 0.93],
  [5, 2.2 * 0.93 ** 5],
  [9, 2.2 * 0.93 ** 9],
  [10, 1.12],
  [198, 1.12],
])('question %i is at least %f apart, and at most 1.6 times that', (at, least) => {
  expect(windowOf(at).least).toBeCloseTo(least)
  expect(windowOf(at).most).toBeCloseTo(least * 1.6)
})

describe('a chain', () => {
  const chains = Array.from({ length: 8 }, (_, seed) => dealChain(pool, 200, randomFrom(seed)))

  test('has 200 cards in a ranked run', () => {
    expect(chains.map(({ length }) => length)).toEqual(Array<number>(8).fill(200))
  })

  test('stays within the window of each question', () => {
    for (const deck of chains)
      deck.slice(1).forEach(([, , , , euros], at) => {
        const { least, most } = windowOf(at)
        const ratio = ratioOf(euros, deck[at]![4])
        expect(ratio).toBeGreaterThanOrEqual(least)
        expect(ratio).toBeLessThanOrEqual(most)
      })
  })

  test('repeats no footballer within 30 cards, and no value within six', () => {
    for (const deck of chains)
      deck.forEach((_, at) => {
        const names = deck.slice(at, at + 30).map(([id]) => id)
        const values = deck.slice(at, at + 6).map(([, , , , euros]) => euros)
        expect([new Set(names).size, new Set(values).size]).toEqual([names.length, values.length])
      })
  })

  test('of a day rises four to six times in ten, so that a constant answer earns nothing', () => {
    for (let seed = 0; seed < 60; seed++) {
      const deck = dealEven(dailyPool, randomFrom(seed))
      const daily = higherlower.start({ terms: 'today', asOf, league: null, deck }, 0, 0)
      const scores = (['higher', 'lower'] as const).map((type) => {
        const ended = deck.slice(1).reduce((state: State) => {
          const step = higherlower.apply(state, { type }, 0, 0)
          if (!step.ok) throw new Error(step.reason)
          return step.state
        }, daily)
        expect(outcomeOf(ended)).toMatchObject({ won: false, lines: [] })
        return outcomeOf(ended).score
      })
      expect(scores[0]! + scores[1]!).toBe(10)
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(4)
    }
  })

  test('is the same for the same seed, and differs for another', () => {
    expect(dealChain(pool, 30, randomFrom(7))).toEqual(dealChain(pool, 30, randomFrom(7)))
    expect(dealChain(pool, 30, randomFrom(7))).not.toEqual(dealChain(pool, 30, randomFrom(8)))
  })

  test('never leads to a card without a successor', () => {
    const worth = (id: string, euros: number): Valued => ({
      footballer: { ...FOOTBALLERS[0]!, id, name: id },
      value: { euros, asOf: '2026-07' },
    })
    // 0.1 million is in the window of the second question, but has no successor.
    const few = [10, 4, 1.7, 25, 50, 8, 14, 0.8].map((millions) => worth(`at ${millions}`, millions * MILLION))
    const dead = worth('dead end', 0.3 * MILLION)
    for (let seed = 0; seed < 100; seed++) {
      const ids = dealChain([...few, dead], 5, randomFrom(seed)).map(([id]) => id)
      expect(ids.slice(0, -1)).not.toContain('dead end')
    }
  })

  test.each(LEAGUES)('of one league lasts at least forty questions: %s', (league) => {
    for (let seed = 0; seed < 3; seed++) {
      const deck = dealChain(valuePool(FOOTBALLERS, VALUES, league), 200, randomFrom(seed))
      expect(deck.length).toBeGreaterThan(40)
      expect(isDealt(deck)).toBe(true)
    }
  })

  test('cannot be dealt from an empty list', () => {
    expect(() => dealChain([], 11, randomFrom(1))).toThrow(RangeError)
  })
})

test('no pair repeats within 90 days when days are drawn in order; days in between can still be drawn', () => {
  const days = new Map<number, string[]>()
  const draw = (day: number) => {
    const past = [...days]
      .filter(([other]) => Math.abs(other - day) <= 90)
      .toSorted(([one], [other]) => Math.abs(other - day) - Math.abs(one - day))
      .flatMap(([, pairs]) => pairs)
    const deck = dealApart((late) => wholeOf(dealChain(pool, 11, randomFrom(day), late), 11), past, BY_DAYS)
    days.set(day, pairsOf(deck))
  }
  for (let day = 100; day < 220; day++) draw(day)
  const seen = new Map<string, number>()
  for (const [day, pairs] of days)
    for (const pair of pairs) {
      expect(day - (seen.get(pair) ?? -Infinity)).toBeGreaterThan(90)
      seen.set(pair, day)
    }
  for (let day = 40; day < 60; day++) draw(day)
  expect([...days.values()].every((pairs) => pairs.length === 10)).toBe(true)
})

describe('practice', () => {
  const deal = dealPractice(source, 'liga', randomFrom(3))

  test('is stored as ids, small enough to send, and restored as dealt', () => {
    for (const league of [null, ...LEAGUES]) {
      const dealt = dealPractice(source, league, randomFrom(4))
      expect(PracticeDeal.safeParse(dealt).success).toBe(true)
      expect(JSON.stringify(dealt).length).toBeLessThan(4_000)
      expect(setupOf(dealt, source)).toMatchObject({ terms: 'normal', asOf: '2026-07', league })
    }
  })

  test.each([
    ['somebody unknown', { ...deal, players: ['nobody', ...deal.players] }],
    ['somebody of another league', { ...deal, league: 'ligue1' as const }],
    ['two who cannot follow each other', { ...deal, players: deal.players.toReversed() }],
    ['somebody twice', { ...deal, players: [deal.players[0]!, deal.players[0]!] }],
  ])('rejects %s', (_what, other) => expect(setupOf(other, source)).toBeNull())
})

describe('secrecy', () => {
  const begun = (terms: 'today' | 'ranked', length: number): State =>
    higherlower.start({ terms, asOf: '2026-07', league: null, deck: dealChain(pool, length, randomFrom(5)) }, 1, 0)

  test('views reveal no value and no later footballer before the answer', () => {
    const action = fc.constantFrom<Action['type']>('higher', 'lower', 'giveUp', 'timeUp')
    fc.assert(
      fc.property(
        fc.constantFrom(begun('today', 11), begun('ranked', 40)),
        fc.array(action, { maxLength: 14 }),
        (from, types) => {
          let state = from
          for (const type of types) {
            const revealed = JSON.stringify(higherlower.view(state, 0))
            for (const secret of hiddenValuesOf(state))
              expect(revealed).not.toMatch(new RegExp(`(?<!\\d)${RegExp.escape(secret)}(?!\\d)`))
            const step = higherlower.apply(state, { type }, 0, state.askedAt + 1)
            if (step.ok) state = step.state
          }
        },
      ),
      { seed: 1, numRuns: 100 },
    )
    expect(hiddenValuesOf(begun('today', 11)).length).toBeGreaterThan(10)
  })

  test('the current footballer has no figure', () => {
    expect(Object.keys(higherlower.view(begun('today', 11), 0).asked!)).toEqual(['id', 'name', 'nation', 'club'])
  })
})

test('replaying a run gives the same state', () => {
  const deck = dealChain(pool, 40, randomFrom(6))
  const run = () => {
    let state = higherlower.start({ terms: 'normal', asOf: '2026-07', league: null, deck }, 1, 0)
    const random = randomFrom(9)
    while (!higherlower.isOver(state)) {
      const step = higherlower.apply(state, { type: random() < 0.5 ? 'higher' : 'lower' }, 0, state.askedAt + 900)
      if (step.ok) state = step.state
    }
    return state
  }
  expect(run()).toEqual(run())
})

test.each([
  null,
  'higher',
  {},
  { type: 'guess' },
  { type: 'higher', n: 1 },
  { type: 'constructor' },
  { type: ['higher'] },
])('input rejects: %j', (junk) => {
  expect(HigherLowerAction.safeParse(junk).success).toBe(false)
})

test('a stored deck is checked against the rules', () => {
  const card = (id: string, millions: number): Card => [id, id, 'FR', null, millions * MILLION]
  expect(isDealt([card('a', 10), card('b', 25)])).toBe(true)
  expect(isDealt([card('a', 10), card('b', 11)])).toBe(false)
  expect(isDealt([card('a', 10), card('b', 25), card('a', 10)])).toBe(false)
  expect(isDealt([card('a', 10)])).toBe(false)
})
