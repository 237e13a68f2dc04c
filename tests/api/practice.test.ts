import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChallengeAnswer } from '#contracts/challenges.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { GameId } from '#core/games.ts'
import { PRACTICE_LEAGUES } from '#core/practice-leagues.ts'
import { randomFrom } from '#core/random.ts'
import { footballerById } from '#data/facts.ts'
import { CATALOGUE, isDealt } from '#games/catalogue.ts'
import type { View } from '#games/pixels/rules/engine.ts'
import { GET as albums } from '#pages/api/albums.ts'
import { POST as dare } from '#pages/api/challenges/index.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { GET as picture } from '#pages/img/run/[token].ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { BOTS } from './bots.ts'
import { aBrowser, NOON, openStage, SITE, type Browser, type Stage } from './stage.ts'
import { reveals } from './tells.ts'

type Answer = RunAnswer<View> & ErrorAnswer

/** All practice that the server deals, with one part where needed. */
const DEALT = CATALOGUE.flatMap(({ id, modes }) =>
  modes
    .filter((mode) => isDealt(id, mode.id))
    .map((mode) => ({ game: id, mode: mode.id, part: RUN_GAMES[id]?.practice?.parts?.(mode.id)?.all[0] })),
)
const MOST_STEPS = 100

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const start = (browser: Browser, body: object) =>
  browser.send<Answer>(begin, 'POST', '/api/runs', { game: 'pixels', mode: 'easy', ...body })
const take = (browser: Browser, runId: string, n: number, action: object) =>
  browser.send<Answer>(step, 'POST', `/api/runs/${runId}`, { n, action })

async function stateOf(runId: string): Promise<unknown> {
  const { data } = await stage.service.from('runs').select('state').eq('id', runId).single()
  return (data as { state: unknown }).state
}

/** The dealt names in order, from the row. */
async function facesOf(runId: string): Promise<{ id: string; name: string }[]> {
  return ((await stateOf(runId)) as { setup: { items: { id: string; name: string }[] } }).setup.items
}

async function statusOf(browser: Browser, address: string): Promise<number> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`${SITE}${address}`, { headers: { cookie } })
  const response = await picture({ request, params: { token: address.split('/').at(-1) }, clientAddress: '192.0.2.1' })
  return response.status
}

describe.each(DEALT)('practice of $game, $mode', ({ game, mode, part }) => {
  const body = { game, mode, ...(part !== undefined && { part }) }
  const bot = BOTS[game]!

  async function play(
    browser: Browser,
    look: (reply: { text: string; headers: Headers }, body: Answer) => Promise<void>,
  ) {
    const random = randomFrom(5)
    let reply = await start(browser, body)
    await look(reply, reply.body)
    const { runId } = reply.body
    for (let n = 1; !reply.body.view.over; n++) {
      expect(n).toBeLessThan(MOST_STEPS)
      const hiddenValues = RUN_GAMES[game]!.hiddenValues(await stateOf(runId))
      const isHarmless = (typed: string) => !hiddenValues.some((secret) => reveals(typed, secret))
      reply = await take(browser, runId, n, bot({ view: reply.body.view as never, n, random, isHarmless }))
      expect([reply.body.code, reply.body.n]).toEqual([undefined, n])
      await look(reply, reply.body)
    }
    return reply.body
  }

  test('reveals nothing hidden early, and pays as practice', async () => {
    const browser = aBrowser()
    const last = await play(browser, async ({ text, headers }, { runId }) => {
      const hiddenValues = RUN_GAMES[game]!.hiddenValues(await stateOf(runId))
      const whole = text + JSON.stringify([...headers])
      expect(hiddenValues.filter((secret) => reveals(whole, secret))).toEqual([])
    })
    expect(last.end).not.toBeNull()
    const { data } = await stage.service.from('results').select('source, on_boards').eq('id', last.runId).single()
    expect(data).toEqual({ source: 'practice', on_boards: false })
    // The next one differs.
    const next = await start(browser, body)
    expect([next.status, next.body.runId === last.runId]).toEqual([201, false])
  })

  test('in its text form sends no address of a picture; games without a text form reject it', async () => {
    const browser = aBrowser()
    const { body: answer, status } = await start(browser, { ...body, twin: true })
    if (!RUN_GAMES[game]!.hasTwin) return expect([status, answer.code]).toEqual([422, 'bad-request'])
    expect(answer.view.inWords).toBe(true)
    expect(answer.pictures!.flat()).toEqual([])
  })

  test('continues where it was, and is deleted a day later', async () => {
    const browser = aBrowser()
    const first = await start(browser, body)
    expect((await start(browser, body)).body.runId).toBe(first.body.runId)
    vi.setSystemTime(NOON + 86_400_000)
    expect((await start(browser, body)).body.runId).not.toBe(first.body.runId)
    expect((await take(browser, first.body.runId, 1, { type: 'step' })).body.code).toBe('date-not-open')
  })

  test('becomes a challenge with the same deal', async () => {
    const [browser, friend] = [aBrowser(), aBrowser({ address: '192.0.2.9' })]
    const last = await play(browser, async () => {})
    const { body: kept } = await browser.send<ChallengeAnswer>(dare, 'POST', '/api/challenges', { runId: last.runId })
    const theirs = await start(friend, { game, mode: 'challenge', challenge: kept.code })
    expect(theirs.status).toBe(201)
    const dealtTo = async ({ runId }: Answer) => RUN_GAMES[game]!.practice!.setupOf(await stateOf(runId))
    expect(await dealtTo(theirs.body)).toEqual(await dealtTo(last))
  })
})

describe('requests', () => {
  test.each([
    [{ mode: 'medium' }, 'unknown-mode'],
    [{ mode: 'ranked' }, 'unknown-mode'],
    [{ mode: 'themes' }, 'unknown-part'],
    [{ mode: 'themes', part: 'Arsenal' }, 'unknown-part'],
    [{ mode: 'themes', part: '../x' }, 'unknown-part'],
    [{ mode: 'easy', part: 'arsenal' }, 'unknown-part'],
    [{ game: 'wordle', mode: 'easy' }, 'unknown-mode'],
    [{ game: 'wordle', mode: 'today', twin: true }, 'bad-request'],
    [{ leagues: [] }, 'bad-request'],
    [{ leagues: 'liga' }, 'bad-request'],
    [{ leagues: ['mls'] }, 'bad-request'],
    [{ leagues: [...PRACTICE_LEAGUES, 'liga'] }, 'bad-request'],
    [{ mode: 'today', leagues: ['liga'] }, 'bad-request'],
    [{ mode: 'archive', date: '2026-11-21', leagues: ['liga'] }, 'bad-request'],
    [{ game: 'higherlower', mode: 'ranked', leagues: ['liga'] }, 'bad-request'],
    [{ mode: 'challenge', challenge: 'ABCDEFGH', leagues: ['liga'] }, 'bad-request'],
  ])('%j is rejected', async (body, code) => expect((await start(aBrowser(), body)).body.code).toBe(code))

  test("is no other player's run, and neither are its pictures", async () => {
    const [ada, ben] = [aBrowser(), aBrowser()]
    const { body } = await start(ada, {})
    await start(ben, {})
    expect((await take(ben, body.runId, 1, { type: 'step' })).body.code).toBe('unknown-run')
    const address = body.pictures![0]![0]!
    expect(await Promise.all([ada, ben, aBrowser()].map((who) => statusOf(who, address)))).toEqual([200, 404, 404])
  })

  test.each([
    [{ type: 'guess', player: 'nobody-at-all' }, 'unknown-player'],
    [{ type: 'guess', club: 'arsenal' }, 'bad-request'],
    [{ type: 'hint', kind: 'nation' }, 'hint-too-early'],
    [{ type: 'hint', kind: 'born' }, 'bad-request'],
    [{ type: 'step', look: 6 }, 'bad-request'],
  ])('%j costs nothing', async (action, code) => {
    const browser = aBrowser()
    const { body } = await start(browser, {})
    expect((await take(browser, body.runId, 1, action)).body.code).toBe(code)
    expect((await start(browser, {})).body.n).toBe(0)
  })

  test('gives six looks per face and no seventh', async () => {
    const browser = aBrowser()
    const { body } = await start(browser, {})
    let last = body
    for (let n = 1; n <= 5; n++) last = (await take(browser, body.runId, n, { type: 'step' })).body
    expect(last.pictures!.map((looks) => looks.length)).toEqual([6, 0, 0, 0, 0])
    expect((await take(browser, body.runId, 6, { type: 'step' })).body.code).toBe('nothing-hidden')
  })
})

describe('leagues', () => {
  const leagueOf = async ({ body }: { body: Answer }) =>
    new Set((await facesOf(body.runId)).map(({ id }) => footballerById(id)?.league ?? 'other'))

  test('restrict the deal from the next run on', async () => {
    const browser = aBrowser()
    const started = await start(browser, { leagues: ['ligue1', 'ligue1'] })
    expect([started.status, started.body.leaguesTooFew]).toEqual([201, undefined])
    expect(await leagueOf(started)).toEqual(new Set(['ligue1']))
    const later = await start(browser, { leagues: ['liga'] })
    expect([later.status, later.body.runId]).toEqual([200, started.body.runId])
  })

  test('that leave too few footballers are ignored, and the answer says so', async () => {
    const { status, body } = await start(aBrowser(), { game: 'blur', leagues: ['other'] })
    expect([status, body.leaguesTooFew]).toEqual([201, true])
  })

  test.each([
    ['all of them', { game: 'blur', leagues: PRACTICE_LEAGUES }],
    ['an album', { mode: 'themes', part: 'arsenal', leagues: ['other'] }],
    ['a league of the page', { game: 'stadiums', part: 'liga', leagues: ['other'] }],
    ['a game without the filter', { game: 'back-four', leagues: ['liga'] }],
  ])('change nothing for %s', async (_, body) => {
    const started = await start(aBrowser(), body)
    expect([started.status, started.body.leaguesTooFew]).toEqual([201, undefined])
  })
})

test('an album collects named faces from everywhere, and deals the others first', async () => {
  const browser = aBrowser()
  const theme = { mode: 'themes', part: 'portuguese' }
  const { body } = await start(browser, theme)
  const faces = await facesOf(body.runId)
  for (const [at, { id }] of faces.entries()) await take(browser, body.runId, at + 1, { type: 'guess', player: id })
  const { body: answer } = await browser.send<{ found: Record<string, number> }>(albums, 'POST', '/api/albums')
  expect(answer.found).toMatchObject({ portuguese: 5, english: 0 })
  const next = await facesOf((await start(browser, theme)).body.runId)
  expect(next.filter(({ id }) => faces.some((face) => face.id === id))).toEqual([])
  const nobody = await aBrowser().send<{ found: Record<string, number> }>(albums, 'POST', '/api/albums')
  expect(Object.values(nobody.body.found).every((count) => count === 0)).toBe(true)
})

test('the server deals the practice of every open picture game', () => {
  const pictured: GameId[] = ['pixels', 'blur', 'stadiums', 'split', 'back-four']
  const open = CATALOGUE.filter(({ id }) => pictured.includes(id)).map(({ id }) => id)
  expect(new Set(DEALT.map(({ game }) => game))).toEqual(new Set(open))
})
