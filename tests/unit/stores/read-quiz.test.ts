import { describe, expect, test } from 'vitest'
import { RevealedAnswer, PracticeDeal } from '#contracts/quiz.ts'
import { readDeal, readPractice, readRevealed } from '#stores/read-quiz.ts'

const question = { text: 'Who?', options: ['a', 'b', 'c', 'd'], pictures: [] }
const pictured = { ...question, pictures: [{ kind: 'kit', address: '/img/quiz/x?round=0' }] }
const deal = { deal: 'sealed', questions: [pictured, ...Array.from({ length: 9 }, () => question)] }
/** With another fifth question. */
const fifth = (other: unknown) => ({ ...deal, questions: deal.questions.map((each, at) => (at === 4 ? other : each)) })
const answer = { isRight: false, pictures: [], right: 3, why: 'Because.', question: 'nation-of:a:b' }

const NO_DEALS = [
  null,
  'deal',
  [],
  {},
  { ...deal, deal: 1 },
  { ...deal, questions: deal.questions.slice(1) },
  fifth({ ...question, options: ['a', 'b', 'c'] }),
  fifth({ ...question, options: ['a', 'b', 'c', 4] }),
  fifth({ ...question, text: null }),
  fifth({ ...pictured, pictures: [{ kind: 'film', address: '/x' }] }),
  fifth({ ...pictured, pictures: [{ kind: 'kit' }] }),
]
const NO_ANSWERS = [
  null,
  {},
  { ...answer, isRight: 1 },
  { ...answer, right: '3' },
  { ...answer, right: 0.5 },
  { ...answer, pictures: [{ kind: 'kit' }] },
  { ...answer, why: undefined },
  { ...answer, question: 7 },
  { ...answer, board: 'yes' },
]

describe("the server's answers for practice are parsed by contract", () => {
  test('valid ones', () => {
    expect(readDeal(deal)).toEqual(PracticeDeal.parse(deal))
    for (const one of [answer, { ...answer, board: true }]) expect(readRevealed(one)).toEqual(RevealedAnswer.parse(one))
  })

  test.each(NO_DEALS)('rejects the deal %#', (json) => {
    expect([readDeal(json), PracticeDeal.safeParse(json).success]).toEqual([null, false])
  })

  test.each(NO_ANSWERS)('rejects the answer %#', (json) => {
    expect([readRevealed(json), RevealedAnswer.safeParse(json).success]).toEqual([null, false])
  })
})

describe('stored practice', () => {
  const kept = { ...deal, language: 'fr', answered: [{ ...answer, option: 0 }] }

  test('is restored as stored', () => {
    expect(readPractice(kept).data).toEqual(kept)
  })

  test.each([
    ...NO_DEALS,
    { ...kept, language: 'de' },
    { ...kept, answered: [answer] },
    { ...kept, answered: [{ ...answer, option: 4 }] },
    { ...kept, answered: Array.from({ length: 11 }, () => ({ ...answer, option: 0 })) },
    { ...kept, answered: null },
  ])('is rejected as a whole: %#', (json) => {
    expect(readPractice(json).data).toBeUndefined()
  })
})
