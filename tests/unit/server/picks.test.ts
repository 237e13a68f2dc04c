import { describe, expect, test } from 'vitest'
import { picksOf } from '#games/duel/runs.ts'
import { agreedOf, hardestOf, type PickCounts } from '#server/runs/picks.ts'

const right = (...answers: (string | null)[]) => answers.map((picked) => ({ picked, right: 'higher' }))
/** Counts of "higher" and "lower" per question. */
const counts = (...questions: [number, number][]): PickCounts =>
  questions.flatMap(([higher, lower], question) => [
    { question, choice: 'higher', plays: higher },
    { question, choice: 'lower', plays: lower },
  ])

describe('the share of the same answer', () => {
  test('is shown for each answered question, in percent', () => {
    const agreed = agreedOf(right('higher', 'lower', null), counts([64, 36], [10, 20], [25, 75]))
    expect(agreed).toEqual([64, 67])
  })

  test('is shown from twenty answers on', () => {
    expect(agreedOf(right('higher', 'higher'), counts([19, 0], [15, 5]))).toEqual([null, 75])
    expect(agreedOf(right('higher'), [])).toEqual([null])
  })

  test('is zero when no other player gave the answer', () => {
    expect(agreedOf(right('lower'), counts([40, 0]))).toEqual([0])
  })
})

describe('the hardest question', () => {
  test('is the most often missed one, the first if equal', () => {
    const all = right('higher', 'lower', null, 'higher')
    expect(hardestOf(all, counts([40, 10], [15, 35], [10, 40], [10, 40]))).toEqual({ question: 2, missed: 80 })
  })

  test('is shown from fifty answers on, and only if somebody missed one', () => {
    expect(hardestOf(right('higher'), counts([0, 49]))).toBeNull()
    expect(hardestOf(right('higher'), counts([0, 50]))).toEqual({ question: 0, missed: 100 })
    expect(hardestOf(right('higher', 'higher'), counts([50, 0], [80, 0]))).toBeNull()
    expect(hardestOf([], [])).toBeNull()
  })
})

test('a duel counts two answers in ten questions, with the right one', () => {
  const picks = picksOf([0, 1], [0, 1], (at, choice) => choice === at % 2)
  expect(picks).toHaveLength(10)
  expect(picks.slice(0, 3)).toEqual([
    { picked: '0', right: '0' },
    { picked: '1', right: '1' },
    { picked: null, right: '0' },
  ])
})
