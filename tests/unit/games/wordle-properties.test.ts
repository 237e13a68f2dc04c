import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '#core/fold.ts'
import { total } from '#core/points.ts'
import { randomFrom } from '#core/random.ts'
import { tilesOf, wordle, fits, playersLeft, outcomeOf, type Action, type Answer } from '#games/wordle/rules/engine.ts'
import { dealOne } from '#games/deal-apart.ts'
import { answerPool, clueById } from '#games/wordle/deal/roster.ts'
import { DAY, game, guess, hakimi, misses, play, somebody } from './wordle-cast.ts'

const POOL = answerPool('normal')
const answers = fc.constantFrom(...POOL)

const actions: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: answers.map((clue) => ({ type: 'guess' as const, clue })), weight: 6 },
  { arbitrary: fc.constant({ type: 'hint' as const }), weight: 2 },
  { arbitrary: fc.constant({ type: 'giveUp' as const }), weight: 1 },
)

describe('any Wordle', () => {
  test('accepts or rejects every action and reveals nothing before the end', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), fc.array(actions, { maxLength: 16 }), (answer, hard, list) => {
        const state = play(
          game(answer, hard),
          ...list.filter((action) => action.type !== 'guess' || action.clue.id !== answer.id),
        )
        const view = wordle.view(state, 0)
        const text = JSON.stringify(view)
        const revealed = [answer.id, answer.name, fold(answer.name)].some((secret) => text.includes(`"${secret}"`))
        expect(revealed).toBe(view.over)
        expect(view.answer === null).toBe(!view.over)
      }),
      { numRuns: 300, seed: 6 },
    )
  })

  test('earns 0 to 60 points and ends after eight counted guesses', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), fc.array(actions, { maxLength: 24 }), (answer, hard, list) => {
        const state = play(game(answer, hard), ...list)
        const points = total(outcomeOf(state).lines)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(60)
        expect(wordle.view(state, 0).guesses).toBeLessThanOrEqual(8)
      }),
      { numRuns: 300, seed: 6 },
    )
  })

  test('compares nation, league, role and age symmetrically, with the arrow reversed', () => {
    const turned: Record<string, string> = { up: 'down', down: 'up' }
    fc.assert(
      fc.property(answers, answers, (one, other) => {
        const there = tilesOf(one, other, { day: DAY, hard: false }).slice(1)
        const back = tilesOf(other, one, { day: DAY, hard: false }).slice(1)
        expect(back.map(({ state }) => state)).toEqual(there.map(({ state }) => state))
        const arrows = [there, back].map((tiles) => tiles.flatMap((tile) => ('arrow' in tile ? [tile.arrow!] : [])))
        expect(arrows[1]).toEqual(arrows[0]!.map((arrow) => turned[arrow]))
      }),
      { numRuns: 300, seed: 6 },
    )
  })

  test('keeps the answer possible until it is named', () => {
    fc.assert(
      fc.property(answers, fc.array(answers, { maxLength: 8 }), (answer, list) => {
        const state = play(game(answer), ...list.map(guess))
        const left = playersLeft(state, POOL)
        expect(left).toHaveLength(state.rows.length + 1)
        expect(left.at(-1)).toBeGreaterThanOrEqual(1)
        expect(left).toEqual(left.toSorted((one, other) => other - one))
      }),
      { numRuns: 100, seed: 6 },
    )
  })
})

/** Names only candidates that still fit; true when the answer is found in eight. */
function solvesCarefully(answer: Answer, seed: number): boolean {
  const random = randomFrom(seed)
  let state = game(answer)
  let left: Answer[] = POOL
  while (!wordle.isOver(state)) {
    state = play(state, guess(dealOne(left, random)))
    const row = state.rows.at(-1)!
    left = left.filter((candidate) => fits(candidate, row, state))
  }
  return wordle.view(state, 0).solved
}

test('naming only possible candidates solves nearly every puzzle of the pool', () => {
  const solved = Array.from({ length: 200 }, (_, seed) => solvesCarefully(dealOne(POOL, randomFrom(seed)), seed + 1000))
  expect(solved.filter(Boolean).length).toBeGreaterThanOrEqual(196)
})

describe('the number of possible answers', () => {
  const pool = [hakimi, somebody('keeper'), somebody('back', { role: 'Defender' }), { ...hakimi, id: 'twin' }]

  test('is counted at the start and after each guess', () => {
    expect(playersLeft(play(game(), guess(pool[1]!), guess(hakimi)), pool)).toEqual([4, 2, 1])
  })

  test('excludes a twin (footballer with equal tiles) that was named', () => {
    expect(playersLeft(play(game(), guess(pool[3]!)), pool)).toEqual([4, 1])
  })

  test('includes the answer even when it is no longer in the pool', () => {
    expect(playersLeft(play(game(), guess(hakimi)), pool.slice(1))).toEqual([4, 1])
  })

  test('counts guesses from outside the pool too', () => {
    expect(playersLeft(play(game(), ...misses(2)), pool)).toEqual([4, 2, 2])
  })
})

describe('the deal', () => {
  const pool = ['a', 'b', 'c'].map((id) => ({ id }))

  test('avoids recent answers', () => {
    const dealt = Array.from({ length: 20 }, (_, seed) => dealOne(pool, randomFrom(seed), ['a', 'c']).id)
    expect(new Set(dealt)).toEqual(new Set(['b']))
  })

  test('restarts with the least recent answer', () => {
    expect(dealOne(pool, randomFrom(1), ['b', 'a', 'c']).id).toBe('b')
  })

  test('fails on an empty pool', () => {
    expect(() => dealOne([], randomFrom(1))).toThrow(RangeError)
  })
})

describe('the roster', () => {
  test('finds every footballer of a pool by id', () => {
    expect(POOL.every(({ id, club, born }) => clueById(id)?.club === club && born !== null)).toBe(true)
  })

  test('finds no other footballer', () => {
    expect(clueById('nobody-at-all')).toBeUndefined()
  })

  test('hard has more answers than normal, easy fewer', () => {
    expect(answerPool('hard').length).toBeGreaterThan(POOL.length)
    expect(answerPool('easy').length).toBeLessThan(POOL.length)
  })
})
