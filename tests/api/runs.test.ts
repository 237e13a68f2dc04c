import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { fold } from '#core/fold.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import type { View } from '#games/wordle/rules/engine.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { aBrowser, NOON, openStage, usedOn, type Browser, type Player, type Stage } from './stage.ts'

type Answer = RunAnswer<View>

const TODAY = { game: 'wordle', mode: 'today' }
const DAY = '2026-11-21'

let stage: Stage
let ada: Player

beforeAll(async () => {
  stage = await openStage()
  ada = await stage.player('ada')
  await start(aBrowser())
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const start = (browser: Browser, body: unknown = TODAY) =>
  browser.send<Answer & ErrorAnswer>(begin, 'POST', '/api/runs', body)
const take = (browser: Browser, runId: string, body: unknown) =>
  browser.send<Answer & ErrorAnswer>(step, 'POST', `/api/runs/${runId}`, body)
const guess = (browser: Browser, runId: string, n: number, player: string) =>
  take(browser, runId, { n, action: { type: 'guess', player } })

/** The answer of a day, read with the service role. */
async function answerOf(date = DAY): Promise<string> {
  return (await usedOn(stage, 'wordle', date))[0]!
}

/** Footballers whose names share nothing with the answer. */
async function wrongOnes(date = DAY): Promise<string[]> {
  const answer = footballerById(await answerOf(date))!
  return FOOTBALLERS.map(({ id }) => id).filter((id) => !fold(id).includes(fold(answer.name)))
}

describe('POST /api/runs', () => {
  test('starts a run, and finds it again', async () => {
    const browser = aBrowser()
    const first = await start(browser)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ game: 'wordle', mode: 'today', date: DAY, number: 129, n: 0, end: null })
    expect(first.body.expires).toBe('2026-11-22T12:00:00.000Z')
    const again = await start(browser)
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
  })

  test('rejects a token of a deleted account', async () => {
    const gone = await stage.player('gone')
    await stage.service.auth.admin.deleteUser(gone.id)
    const { status, body } = await start(aBrowser({ token: gone.token }))
    expect([status, body.code]).toEqual([401, 'unauthorised'])
  })

  test('makes a visitor with an HttpOnly cookie', async () => {
    const browser = aBrowser()
    const { headers } = await start(browser)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^eleven_visitor=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect((await start(browser)).headers.getSetCookie()).toEqual([])
    const { data } = await stage.service.from('runs').select('visitor').not('visitor', 'is', null)
    expect(JSON.stringify(data)).not.toContain(browser.cookies.get('eleven_visitor'))
  })

  test.each([
    ['an unknown game', { ...TODAY, game: 'chess' }, 422, 'unknown-game'],
    ['a game named like a built-in', { ...TODAY, game: 'constructor' }, 422, 'unknown-game'],
    ['a practice mode', { ...TODAY, mode: 'easy' }, 422, 'unknown-mode'],
    ['yesterday, over everywhere', { ...TODAY, date: '2026-11-20' }, 422, 'date-not-open'],
    ['a day that has begun nowhere', { ...TODAY, date: '2026-11-23' }, 422, 'date-not-open'],
    ['an archive day that is not over', { ...TODAY, mode: 'archive', date: '2026-11-21' }, 422, 'date-not-open'],
    ['the archive without a day', { ...TODAY, mode: 'archive' }, 422, 'date-not-open'],
    ['a day before launch', { ...TODAY, mode: 'archive', date: '2026-7-15' }, 422, 'date-not-open'],
    ['a padded date', { ...TODAY, date: '2026-07-16' }, 422, 'bad-request'],
    ['no date', { ...TODAY, date: '2026-2-30' }, 422, 'bad-request'],
    ['a part of a mode without parts', { ...TODAY, part: 'arsenal' }, 422, 'unknown-part'],
    ['a part that is none', { ...TODAY, part: 7 }, 422, 'bad-request'],
    ['the text twin of a game without one', { ...TODAY, twin: true }, 422, 'bad-request'],
    ['an unknown field', { ...TODAY, points: 9999 }, 422, 'bad-request'],
    ['a list', [], 422, 'bad-request'],
    ['text that is no JSON', '{"game":', 400, 'not-json'],
    ['nothing', '', 400, 'not-json'],
    ['a NUL', '{"game":"wordle\\u0000","mode":"today"}', 422, 'bad-request'],
    ['half a character', '{"game":"wordle\\ud800","mode":"today"}', 422, 'bad-request'],
    ['a huge body', JSON.stringify({ ...TODAY, game: 'x'.repeat(70_000) }), 413, 'too-large'],
  ])('rejects %s and makes no visitor', async (_, body, status, code) => {
    const reply = await start(aBrowser(), body)
    expect(reply.body).toMatchObject({ statusCode: status, code })
    expect(Object.keys(reply.body).sort()).toEqual(['code', 'id', 'message', 'statusCode', 'statusMessage'])
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([status, []])
  })

  test('gives all browsers the same puzzle of a day', async () => {
    const [one, other] = [aBrowser(), aBrowser()]
    const answer = await answerOf()
    for (const browser of [one, other]) {
      const { body } = await start(browser)
      expect((await guess(browser, body.runId, 1, answer)).body.view.solved).toBe(true)
    }
  })

  test('publishes only the requested day', async () => {
    const numbers = async () => {
      const { data } = await stage.service.from('puzzles').select('number').eq('game', 'wordle').order('number')
      return (data as { number: number }[]).map(({ number }) => number)
    }
    const before = await numbers()
    await start(aBrowser(), { ...TODAY, mode: 'archive', date: '2026-8-1' })
    expect(await numbers()).toEqual([17, ...before])
  })

  test('keeps the puzzle of a published day as time passes', async () => {
    const before = await answerOf()
    vi.setSystemTime(NOON + 3 * 86_400_000)
    await start(aBrowser())
    expect(await answerOf()).toBe(before)
    await start(aBrowser(), { ...TODAY, date: '2026-11-24' })
    expect(await answerOf('2026-11-24')).not.toBe(before)
  })
})

describe('POST /api/runs/{id}', () => {
  test('returns the stored answer to a repeated step, and rejects a different action in its place', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const [first, second] = await wrongOnes()
    const once = await guess(browser, runId, 1, first!)
    expect(once.body).toMatchObject({ n: 1, view: { rows: [{ player: first }] } })
    expect((await guess(browser, runId, 1, first!)).body).toEqual(once.body)
    expect((await guess(browser, runId, 1, second!)).body).toEqual(once.body)
  })

  test('continues from steps that another server has stored meanwhile', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const { data } = await stage.service.from('runs').select('visitor, state').eq('id', runId).single()
    const { visitor, state } = data as { visitor: string; state: object }
    const theirs = { asked: null, run_id: runId, account: null, visitor_hash: visitor, at: new Date(NOON) }
    await stage.service.rpc('commit_step', { ...theirs, step: 1, next_state: { ...state, hints: 1 } })
    const [first] = await wrongOnes()
    expect((await guess(browser, runId, 1, first!)).body).toMatchObject({ n: 1, view: { guesses: 0 } })
    const { body } = await guess(browser, runId, 2, first!)
    expect([body.n, body.view.guesses, body.view.hints.length]).toEqual([2, 1, 1])
  })

  test('accepts one of two parallel steps', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const [first, second] = await wrongOnes()
    const both = await Promise.all([guess(browser, runId, 1, first!), guess(browser, runId, 1, second!)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body).toEqual(both[1].body)
    expect(both[0].body.view.rows).toHaveLength(1)
  })

  test.each([
    ['a gap', 3, { type: 'hint' }, 409, 'wrong-order'],
    ['an unknown footballer', 2, { type: 'guess', player: 'nobody-at-all' }, 422, 'unknown-player'],
    ['a footballer named like a built-in', 2, { type: 'guess', player: '__proto__' }, 422, 'unknown-player'],
    ['a hint too early', 2, { type: 'hint' }, 422, 'hint-too-early'],
    ['an unknown action', 2, { type: 'win' }, 422, 'bad-request'],
    ['a claim of clues', 2, { type: 'guess', player: 'pele', clue: {} }, 422, 'bad-request'],
    ['no action', 2, null, 422, 'bad-request'],
    ['step 0', 0, { type: 'hint' }, 422, 'bad-request'],
    ['half a step', 1.5, { type: 'hint' }, 422, 'bad-request'],
  ])('rejects %s at no cost', async (_, n, action, status, code) => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const [first] = await wrongOnes()
    await guess(browser, runId, 1, first!)
    const reply = await take(browser, runId, { n, action })
    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect((await start(browser)).body).toMatchObject({ n: 1, view: { guesses: 1 } })
  })

  test('rejects a repeated footballer', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const [first] = await wrongOnes()
    await guess(browser, runId, 1, first!)
    expect((await guess(browser, runId, 2, first!)).body.code).toBe('already-guessed')
  })

  test("rejects another player's run", async () => {
    const { runId } = (await start(aBrowser())).body
    const stranger = aBrowser()
    await start(stranger)
    for (const browser of [aBrowser(), stranger, aBrowser(ada)]) {
      const reply = await take(browser, runId, { n: 1, action: { type: 'giveUp' } })
      expect([reply.status, reply.body.code]).toEqual([404, 'unknown-run'])
    }
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'no-id', '..%2f', "' or 1=1 --"])(
    'rejects the run %s',
    async (id) => {
      const reply = await take(aBrowser(ada), id, { n: 1, action: { type: 'giveUp' } })
      expect(reply.body.code).toBe('unknown-run')
    },
  )

  test('ends a solved run with result, lines and distribution, and rejects further steps', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser, { ...TODAY, date: '2026-11-22' })).body
    vi.setSystemTime(NOON + 42_000)
    const { body } = await guess(browser, runId, 1, await answerOf('2026-11-22'))
    expect(body.end).toMatchObject({
      result: { id: runId, mode: 'today', date: '2026-11-22', won: true, score: 1, points: 80, ms: 42_000, n: 1 },
      lines: [
        { key: 'solved', points: 60 },
        { key: 'daily', points: 10 },
        { key: 'first', points: 10 },
      ],
      distribution: { plays: 1, counts: [0, 1, 0, 0, 0, 0, 0, 0, 0] },
      betterThan: null,
    })
    expect(body.view.answer!.id).toBe(await answerOf('2026-11-22'))
    expect((await take(browser, runId, { n: 2, action: { type: 'giveUp' } })).body.code).toBe('already-over')
    expect((await start(browser, { ...TODAY, date: '2026-11-22' })).body).toEqual(body)
  })

  test('gives an archive run no points', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser, { ...TODAY, mode: 'archive', date: '2026-7-16' })).body
    const { body } = await guess(browser, runId, 1, await answerOf('2026-7-16'))
    expect(body.end).toMatchObject({
      lines: [],
      distribution: null,
      result: { points: 0, tags: ['archive'], mode: 'archive' },
    })
  })

  test.each([
    ['2026-11-20', 0, ['archive', 'repair']],
    ['2026-11-19', 0, ['archive', 'repair']],
    ['2026-11-18', 0, ['archive']],
    ['2026-11-19', 86_400_000, ['archive']],
  ])('reports for %s, %i ms later, whether it was finished in time', async (date, later, tags) => {
    const browser = aBrowser()
    const { runId } = (await start(browser, { ...TODAY, mode: 'archive', date })).body
    vi.setSystemTime(NOON + later)
    const { body } = await guess(browser, runId, 1, await answerOf(date))
    expect(body.end!.result.tags).toEqual(tags)
  })

  test('rejects steps when the day is over everywhere', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    vi.setSystemTime(NOON + 86_400_000)
    expect((await take(browser, runId, { n: 1, action: { type: 'giveUp' } })).body.code).toBe('date-not-open')
  })
})

describe('any body', () => {
  const game = fc.oneof(fc.constantFrom(...Object.keys(RUN_GAMES)), fc.string({ unit: 'binary', maxLength: 8 }))
  const mode = fc.constantFrom('today', 'archive', 'easy', '')
  const run = fc.record(
    { game, mode, date: fc.oneof(fc.constant(DAY), fc.string()) },
    { requiredKeys: ['game', 'mode'] },
  )

  test('starts a run or is rejected with a code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(run, fc.jsonValue(), fc.string({ unit: 'binary' })), async (body) => {
        const reply = await start(aBrowser(ada), body)
        expect([200, 201, 400, 422]).toContain(reply.status)
        expect(reply.status < 300 || reply.body.statusCode === reply.status).toBe(true)
      }),
      { seed: 11, numRuns: 150 },
    )
  })
})
