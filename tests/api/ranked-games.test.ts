import type { UsersAnswer } from '#contracts/users.ts'
import { PICTURES_MS } from '#games/duel/terms.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { GameId } from '#core/games.ts'
import { modeOf } from '#games/catalogue.ts'
import { GET as read, POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { PATCH, POST as createUser } from '#pages/users.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { aBrowser, NOON, openStage, type Browser, type Stage } from './stage.ts'
import { reveals } from './tells.ts'

type View = { over: boolean; deadline: number | null; run: number; at: number }
type Answer = RunAnswer<View> & ErrorAnswer & { run: RunAnswer<View> }

/** Possible answers: one of the two is right. */
const ANSWERS: { [Id in GameId]?: [object, object] } = {
  higherlower: [{ type: 'higher' }, { type: 'lower' }],
  statistics: [
    { type: 'pick', side: 0 },
    { type: 'pick', side: 1 },
  ],
}

const GAMES = (Object.keys(RUN_GAMES) as GameId[])
  .filter((game) => RUN_GAMES[game]!.ranked)
  .map((game) => ({ game, rules: RUN_GAMES[game]!, answers: ANSWERS[game]! }))

let stage: Stage
let now = NOON

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => pass(5000))
afterAll(() => stage.close())

const pass = (ms: number) => void vi.setSystemTime((now += ms))
const take = (browser: Browser, runId: string, body: unknown) =>
  browser.send<Answer>(step, 'POST', `/api/runs/${runId}`, body)

async function stateOf(runId: string): Promise<unknown> {
  const { data } = await stage.service.from('runs').select('state').eq('id', runId).single()
  return (data as { state: unknown }).state
}

test('every game with ranked runs has a mode of that name, and is played here', () => {
  expect(GAMES.map(({ game }) => game).sort()).toEqual(Object.keys(ANSWERS).sort())
  for (const { game } of GAMES) expect(modeOf(game, 'ranked')).toMatchObject({ place: 'server', counts: 'ranked' })
})

describe.each(GAMES)('a ranked run of $game', ({ game, rules, answers }) => {
  const start = (browser: Browser) => browser.send<Answer>(begin, 'POST', '/api/runs', { game, mode: 'ranked' })

  function played(state: unknown, action: object): unknown {
    const step = rules.play(state, action, now)
    if (!step.ok) throw new Error(step.reason)
    return step.state
  }

  /** The answer that continues or the one that ends it, by the rules and independent of what was sent. */
  function answer(state: unknown, isRight: boolean): object {
    const runOf = (action: object) => (rules.view(played(state, action)) as View).run
    const before = (rules.view(state) as View).run
    return answers.find((action) => runOf(action) > before === isRight)!
  }

  test('reveals nothing of the question or later ones', async () => {
    const browser = aBrowser()
    let { body, text } = await start(browser)
    const { runId } = body
    for (let n = 1; n <= 15; n++) {
      const state = await stateOf(runId)
      const hiddenValues = rules.hiddenValues(state)
      expect(hiddenValues.length).toBeGreaterThan(50)
      const seen = await browser.send<Answer>(read, 'GET', `/api/runs/${runId}`)
      const refused = await take(browser, runId, { n, action: { type: 'giveUp' } })
      expect(hiddenValues.filter((secret) => reveals(text + seen.text + refused.text, secret))).toEqual([])
      pass(900 + 37 * n)
      ;({ body, text } = await take(browser, runId, { n, action: answer(state, n < 15) }))
      expect(body.n).toBe(n)
    }
    expect(body).toMatchObject({
      view: { over: true },
      end: { result: { score: 14, mode: 'ranked', points: 3 * 14 + 15 } },
    })
  })

  test.each([{ type: 'giveUp' }, { type: 'hint' }])('rejects %j', async (action) => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const { status, body } = await take(browser, runId, { n: 1, action })
    expect([status, body.code]).toEqual([422, 'bad-request'])
  })

  test('has a clock: too early, last moment, too late', async () => {
    const browser = aBrowser()
    const { runId, view, now: at } = (await start(browser)).body
    const left = view.deadline! - at!
    expect(left).toBeGreaterThan(8000)
    pass(left - 1)
    expect((await take(browser, runId, { n: 1, action: { type: 'timeUp' } })).body.code).toBe('too-early')
    const taken = await take(browser, runId, { n: 1, action: answer(await stateOf(runId), true) })
    // Only the first deadline includes time for loading pictures.
    const next = taken.body.view.deadline! - now
    expect(taken.body.view).toMatchObject({ over: false, run: 1 })
    expect(next).toBe(left - PICTURES_MS)
    pass(next)
    const late = await take(browser, runId, { n: 2, action: answers[0] })
    expect([late.status, late.body.code, late.body.run.view.over]).toEqual([409, 'too-late', true])
    expect(late.body.run.end!.result).toMatchObject({ score: 1, points: 0, n: 2 })
  })

  test('pays at most 120, however long it lasts', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    let state = await stateOf(runId)
    let end: RunAnswer<View>['end'] = null
    for (let n = 1; n <= 40; n++) {
      pass(800 + (n % 7) * 150)
      const action = answer(state, n < 40)
      state = played(state, action)
      ;({ end } = (await take(browser, runId, { n, action })).body)
    }
    expect(end!.result).toMatchObject({ points: modeOf(game, 'ranked')!.maxPoints, score: 39 })
    expect(end!.held).toBeUndefined()
  })

  test("ends with the week's rank, a hypothetical one for a visitor", async () => {
    const name = `walker${game}`
    const player = await stage.player(name)
    await aBrowser({ token: player.token }).send<UsersAnswer>(createUser, 'POST', '/users', { user_id: player.id })
    const ended = async (browser: Browser, steps: number) => {
      const { runId } = (await start(browser)).body
      let answered: Answer
      for (let n = 1; n <= steps; n++) {
        pass(700 + n * 130)
        answered = (await take(browser, runId, { n, action: answer(await stateOf(runId), n < steps) })).body
      }
      const seen = await browser.send<Answer>(read, 'GET', `/api/runs/${runId}`)
      expect(seen.body).toEqual(answered!)
      return answered!.end!.standing
    }
    const week = { period: 'week', of: '2026-W47', betterThan: null }
    expect(await ended(aBrowser(player), 4)).toEqual({ ...week, rank: 1, players: 1, entered: true })
    expect(await ended(aBrowser(), 3)).toMatchObject({ ...week, rank: 2, entered: false })
    expect(await ended(aBrowser(), 5)).toMatchObject({ ...week, rank: 1, entered: false })
    // The best run of the week counts, not the last.
    expect(await ended(aBrowser(player), 2)).toEqual({ ...week, rank: 1, players: 1, entered: true })
    expect(await ended(aBrowser(player), 1)).toBeUndefined()
  })

  test('cannot be claimed by a browser: the server verifies it', async () => {
    const { id, token } = await stage.player(`claimer${game}`)
    const browser = aBrowser({ token })
    await browser.send(createUser, 'POST', '/users', { user_id: id })
    const run = { id: crypto.randomUUID(), mode: 'ranked', date: '2026-11-21', won: true, tags: [] }
    const record = { ...run, score: 199, points: 120, ms: 600_000, n: 199 }
    const claim = { user_id: id, points: 120, statistics: { [game]: [record] } }
    const { body } = await browser.send<UsersAnswer>(PATCH, 'PATCH', '/users', claim)
    expect(body.refused).toEqual([{ id: run.id, reason: 'verified-elsewhere' }])
    expect([body.moved, body.userInfo.points]).toEqual([{ results: 0, points: 0 }, 0])
  })

  test('differs by player, and is drawn once per player', async () => {
    const browser = aBrowser()
    const [one, other] = [(await start(browser)).body, (await start(aBrowser())).body]
    expect(await stateOf(other.runId)).not.toEqual(await stateOf(one.runId))
    expect(rules.ranked!.deal).toBeDefined()
    const drawn = vi.spyOn(rules.ranked!, 'deal')
    for (let again = 0; again < 5; again++) expect((await start(browser)).body.runId).toBe(one.runId)
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(1)
    drawn.mockRestore()
  })
})
