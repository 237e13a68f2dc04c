import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { RevealedAnswer, PracticeDeal } from '#contracts/quiz.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { LIVE, questionById } from '#games/quiz/deal/held.ts'
import { say } from '#games/quiz/words/say.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { GET as picture } from '#pages/img/quiz/[deal].ts'
import { POST as answer } from '#pages/api/quiz/answer.ts'
import { POST as practice } from '#pages/api/quiz/practice.ts'
import { aBrowser, NOON, openStage, SITE, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const browser = aBrowser()
const live = new Set(LIVE.deck.questions)
const deal = (language = 'en') => browser.send<PracticeDeal>(practice, 'POST', '/api/quiz/practice', { language })
const check = (body: object) =>
  browser.send<RevealedAnswer & ErrorAnswer>(answer, 'POST', '/api/quiz/answer', {
    ...{ round: 0, option: 0, language: 'en' },
    ...body,
  })

describe('practice of the quiz', () => {
  test('deals ten questions without an account, and creates no visitor', async () => {
    const { status, body, headers } = await deal()
    expect(status).toBe(200)
    expect(PracticeDeal.parse(body).questions).toHaveLength(10)
    expect(headers.getSetCookie()).toEqual([])
  })

  test('reveals the right option and the reason on request', async () => {
    const { body } = await deal('fr')
    for (const [round, { text, options }] of body.questions.entries()) {
      const first = await check({ deal: body.deal, round, language: 'fr' })
      const revealed = RevealedAnswer.parse(first.body)
      const question = questionById(revealed.question)!
      expect(live.has(question)).toBe(false)
      const words = say(question, QUIZ_FACTS)
      expect([words.text.fr, words.why.fr]).toEqual([text, revealed.why])
      expect(options[revealed.right]).toBe(words.options[0]!.fr)
      expect([...options].sort()).toEqual(words.options.map((option) => option.fr).sort())
      expect(revealed.isRight).toBe(revealed.right === 0)
      expect((await check({ deal: body.deal, round, option: revealed.right })).body.isRight).toBe(true)
    }
  })

  test('deals different questions each time, with the right option anywhere', async () => {
    const deals = await Promise.all([deal(), deal(), deal(), deal()])
    expect(new Set(deals.flatMap(({ body }) => body.questions.map(({ text, options }) => text + options))).size).toBe(
      40,
    )
    const revealed = await Promise.all(
      deals.flatMap(({ body }) => body.questions.map((_, round) => check({ deal: body.deal, round }))),
    )
    expect(new Set(revealed.map(({ body }) => body.right))).toEqual(new Set([0, 1, 2, 3]))
  })

  test("reveals no question's subject in a deal", async () => {
    const { body, text } = await deal()
    const { question } = (await check({ deal: body.deal })).body
    expect(text).not.toContain(question)
    expect(Buffer.from(body.deal, 'base64url').toString('latin1')).not.toMatch(/version|places|\[\d+,\d+/)
  })

  test.each([
    ['a forged deal', (sealed: string) => `${sealed.slice(0, -2)}AA`],
    ['nonsense', () => 'x'],
    ['no deal', () => ''],
  ])('rejects %s', async (_, changed) => {
    const { body } = await deal()
    expect((await check({ deal: changed(body.deal) })).body.code).toBe('not-found')
  })

  test('deletes a deal after a day', async () => {
    const { body } = await deal()
    vi.setSystemTime(NOON + 86_400_000)
    expect((await check({ deal: body.deal })).body.code).toBe('not-found')
  })

  test.each([
    { round: 10 },
    { round: -1 },
    { round: 0.5 },
    { option: 4 },
    { option: '1' },
    { language: 'de' },
    { more: 1 },
  ])('rejects %j', async (wrong) => {
    const { body } = await deal()
    expect((await check({ deal: body.deal, ...wrong })).body.code).toBe('bad-request')
  })
})

describe('the picture of a question', () => {
  const read = (address: string) => {
    const path = /^\/img\/quiz\/([^?]*)/.exec(address)![1]!
    return picture({ request: new Request(`${SITE}${address}`), params: { deal: path } })
  }

  async function someAddress(): Promise<string> {
    for (;;) {
      const { body } = await deal()
      const shown = body.questions.find(({ pictures }) => pictures.length > 0 && pictures[0]!.kind !== 'flag')
      if (shown) return shown.pictures[0]!.address
    }
  }

  test('is an image that no cache stores, under an opaque address', async () => {
    const response = await read(await someAddress())
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { format } = await sharp(await response.arrayBuffer()).metadata()
    expect(format).toBe('webp')
  })

  test.each([
    ['a round without a picture', (address: string) => address.replace(/round=\d+/, 'round=99')],
    ['a part without a picture', (address: string) => address.replace(/part=\d+/, 'part=4')],
    ['no round', (address: string) => address.replace(/\?.*/, '')],
    ['a forged address', (address: string) => address.replace('/img/quiz/', '/img/quiz/x')],
  ])('gives a 404 for %s', async (_, changed) => {
    expect((await read(changed(await someAddress()))).status).toBe(404)
  })
})
