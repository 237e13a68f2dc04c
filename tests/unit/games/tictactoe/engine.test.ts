import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '#core/points.ts'
import { tictactoe, outcomeOf } from '#games/tictactoe/rules/engine.ts'
import { isHashedAnswer, hashAnswers } from '#games/tictactoe/rules/grid.ts'
import { priorOf, rarityPoints, raritySum, shareOf } from '#games/tictactoe/rules/rarity.ts'
import { counted } from '#games/tictactoe/deal/answers.ts'
import { after, guess, refusal } from './cast.ts'

const NINE = Array.from({ length: 9 }, (_, cell) => guess(cell, `p${cell}`, 'yes', 'yes', 0))

describe('a guess', () => {
  test('that fits both sides takes the cell', () => {
    const view = tictactoe.view(after(guess(4, 'zidane')), 0)
    expect(view.cells[4]).toEqual({ id: 'zidane', share: 0.2, of: 0, same: 0 })
    expect([view.left, view.misses, view.over]).toEqual([8, [], false])
  })

  test.each([
    ['no', 'yes', ['row'], 'column'],
    ['yes', 'no', ['column'], 'row'],
    ['no', 'unknown', ['row'], null],
    ['no', 'no', ['row', 'column'], null],
  ] as const)('with row %s and column %s is used up, and names the failing side', (row, column, fails, fits) => {
    const view = tictactoe.view(after(guess(0, 'henry', row, column)), 0)
    expect(view.misses).toEqual([{ cell: 0, id: 'henry', fails, fits }])
    expect([view.left, view.cells[0]]).toEqual([8, null])
  })

  test.each([
    ['unknown', 'yes'],
    ['yes', 'unknown'],
    ['unknown', 'unknown'],
  ] as const)('that is undecidable (%s, %s) costs nothing', (row, column) => {
    expect(refusal(after(), guess(0, 'henry', row, column))).toBe('cannot-tell')
  })

  test('cannot name a footballer of another cell', () => {
    expect(refusal(after(guess(0, 'henry')), guess(1, 'henry'))).toBe('already-guessed')
    expect(refusal(after(guess(0, 'henry')), guess(0, 'zidane'))).toBe('cell-taken')
    expect(refusal(after(guess(0, 'henry', 'no')), guess(0, 'henry'))).toBe('already-guessed')
    expect(refusal(after(guess(0, 'henry', 'no')), guess(1, 'henry'))).toBeNull()
  })
})

describe('the end', () => {
  test('comes with the ninth guess, right or wrong', () => {
    const misses = Array.from({ length: 9 }, (_, at) => guess(0, `p${at}`, 'no'))
    expect(tictactoe.isOver(after(...misses))).toBe(true)
    expect(tictactoe.isOver(after(...misses.slice(1)))).toBe(false)
    expect(tictactoe.isOver(after(...NINE))).toBe(true)
    expect(refusal(after(...NINE), { type: 'giveUp' })).toBe('already-over')
  })

  test('pays 80 for nine unique answers in eight lines', () => {
    const outcome = outcomeOf(after(...NINE))
    expect(outcome.lines).toEqual([
      { key: 'cells', points: 45, count: 9 },
      { key: 'lines', points: 16, count: 8 },
      { key: 'rarity', points: 19 },
    ])
    expect(outcome).toMatchObject({ won: true, score: 9, n: 9, items: NINE.map((_, at) => `p${at}`) })
  })

  test('pays nothing without a right cell; a line wins, two in a row do not', () => {
    expect(outcomeOf(after({ type: 'giveUp' }))).toMatchObject({
      won: false,
      lines: [],
      tags: ['gave-up', 'rarity:900'],
      items: [],
    })
    expect(outcomeOf(after(guess(0, 'a'), guess(4, 'b'), guess(8, 'c'), { type: 'giveUp' })).won).toBe(true)
    expect(outcomeOf(after(guess(0, 'a'), guess(4, 'b'), { type: 'giveUp' })).won).toBe(false)
  })

  test('pays from the second right cell on, because a random name may find one', () => {
    expect(outcomeOf(after(guess(0, 'a'), { type: 'giveUp' }))).toMatchObject({ score: 1, lines: [] })
    const two = outcomeOf(after(guess(0, 'a'), guess(4, 'b'), { type: 'giveUp' }))
    expect(two.lines).toContainEqual({ key: 'cells', points: 10, count: 2 })
  })

  test('tags the rarity, and the number of unique names from fifty answers on', () => {
    const { cells } = after(guess(0, 'a', 'yes', 'yes', 0.22), guess(1, 'b', 'yes', 'yes', 0.01))
    const ended = (of: number, same: number) => ({
      ...after({ type: 'giveUp' }),
      cells: cells.map((placed) => placed && { ...placed, of, same }),
    })
    expect(outcomeOf(ended(50, 0)).tags).toEqual(['gave-up', 'rarity:723', 'alone:2'])
    expect(outcomeOf(ended(50, 1)).tags).toEqual(['gave-up', 'rarity:723'])
    expect(outcomeOf(ended(49, 0)).tags).toEqual(['gave-up', 'rarity:723'])
  })

  test('pays at most 80 points for any names', () => {
    const Guess = fc.tuple(
      fc.nat(8),
      fc.nat(12),
      fc.constantFrom('yes', 'no', 'unknown'),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(Guess, { maxLength: 14 }), (guesses) => {
        let state = after()
        for (const [cell, id, verdict, share] of guesses) {
          const step = tictactoe.apply(state, guess(cell, `p${id}`, verdict as 'yes', 'yes', share), 0, 0)
          if (step.ok) state = step.state
        }
        const { lines, score } = outcomeOf(state)
        const view = tictactoe.view(state, 0)
        expect(total(lines)).toBeLessThanOrEqual(80)
        expect(score).toBe(view.cells.filter(Boolean).length)
        expect(view.left + view.guesses.length).toBe(9)
        expect(total(lines) > 0).toBe(score > 1)
      }),
    )
  })
})

describe('rarity', () => {
  test('counts 100 for an open cell, 0 to 900 in all', () => {
    expect(raritySum(Array.from({ length: 9 }, () => null))).toBe(900)
    expect(raritySum([{ share: 0.22 }, { share: 0.006 }, null])).toBe(22 + 1 + 100)
    expect(rarityPoints([...Array.from({ length: 8 }, () => ({ share: 0.5 })), null])).toBe(8)
  })

  test('shares of a cell add up to one before any answers, with more for the known', () => {
    const [five, three, other] = priorOf([5, 3, 0]) as [number, number, number]
    expect(five + three + other).toBeCloseTo(1)
    expect(five / three).toBe(4)
    expect(three / other).toBe(8)
  })

  test('the estimate weighs twenty answers', () => {
    expect(shareOf(0, 0, 0.3)).toBeCloseTo(0.3)
    expect(shareOf(10, 20, 0.1)).toBeCloseTo(0.3)
    expect(shareOf(0, 980, 0.1)).toBeCloseTo(0.002)
  })

  test('counts are recorded at the end, for right cells only', () => {
    const { cells } = after(guess(0, 'henry', 'yes', 'yes', 0.5), guess(1, 'nobody', 'no'))
    const frozen = counted(cells, [
      { question: 0, choice: 'henry', plays: 20 },
      { question: 0, choice: 'zidane', plays: 60 },
      { question: 1, choice: 'nobody', plays: 9 },
    ])
    expect(frozen.slice(0, 2)).toEqual([{ id: 'henry', share: 0.3, of: 80, same: 20 }, null])
  })
})

test('marks identify the right answers of the deal and no other of ten thousand footballers', () => {
  const ids = Array.from({ length: 50 }, (_, at) => `footballer-${at}`)
  const marks = hashAnswers(ids)
  expect(ids.every((id) => isHashedAnswer(marks, id))).toBe(true)
  expect(Array.from({ length: 10_000 }, (_, at) => `somebody-${at}`).filter((id) => isHashedAnswer(marks, id))).toEqual(
    [],
  )
})
