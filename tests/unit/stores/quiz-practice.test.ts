import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $quizPractice, answerQuiz, dealQuiz } from '#stores/quiz-practice.ts'

const question = (n: number) => ({ text: `Question ${n}?`, options: ['a', 'b', 'c', 'd'], pictures: [] })
const DEAL = { deal: 'sealed', questions: Array.from({ length: 10 }, (_, n) => question(n)) }
const REVEALED = { isRight: true, right: 2, why: 'Because.', pictures: [], question: 'nation-of:a:b' }

const sent: { path: string; body: unknown }[] = []
function answers(...replies: (() => Response)[]) {
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) })
    return Promise.resolve().then(replies.shift()!)
  })
}
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('document', { cookie: '' })
  $quizPractice.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('deals, answers in order, and stores the revealed answers', async () => {
  answers(json(DEAL), json(REVEALED), json({ ...REVEALED, isRight: false }))
  expect(await dealQuiz('fr')).toBeNull()
  expect(await answerQuiz(2)).toBeNull()
  expect(await answerQuiz(0)).toBeNull()
  expect(sent.map(({ body }) => body)).toEqual([
    { language: 'fr' },
    { deal: 'sealed', round: 0, option: 2, language: 'fr' },
    { deal: 'sealed', round: 1, option: 0, language: 'fr' },
  ])
  expect($quizPractice.get()?.answered.map(({ option, isRight }) => [option, isRight])).toEqual([
    [2, true],
    [0, false],
  ])
})

test.each([
  ['a refusal', json({ code: 'not-found' }, 404), 'not-found'],
  ['JSON of another shape', json({ hello: 'world' }), 'offline'],
  ['a page of HTML', () => new Response('<html>'), 'offline'],
  [
    'no network',
    () => {
      throw new TypeError('failed to fetch')
    },
    'offline',
  ],
])('reports %s, and keeps the round open', async (_, reply, trouble) => {
  answers(json(DEAL), reply)
  await dealQuiz('en')
  expect(await answerQuiz(1)).toBe(trouble)
  expect($quizPractice.get()?.answered).toEqual([])
})

test('sends nothing once all ten are answered', async () => {
  answers(json(DEAL))
  await dealQuiz('en')
  $quizPractice.update((now) => now && { ...now, answered: now.questions.map(() => ({ option: 2, ...REVEALED })) })
  expect(await answerQuiz(0)).toBe('not-found')
  expect(sent).toHaveLength(1)
})

test('does not change a deal of another tab', async () => {
  answers(json(DEAL), () => {
    $quizPractice.update((now) => now && { ...now, deal: 'another' })
    return Response.json(REVEALED)
  })
  await dealQuiz('en')
  expect(await answerQuiz(1)).toBeNull()
  expect($quizPractice.get()?.answered).toEqual([])
})
