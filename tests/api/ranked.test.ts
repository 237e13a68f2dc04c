import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DoubtedRunPage } from '#contracts/admin.ts'
import type { AuditPage } from '#contracts/admin-desk.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { UsersAnswer } from '#contracts/users.ts'
import { GET as exportAccount } from '#pages/api/account/export.ts'
import { GET as read, POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { PATCH, POST as createUser } from '#pages/users.ts'
import { settleRanked } from '#server/runs/settle.ts'
import { QUESTIONS, STEP_MS, type State, type View } from './fake-ranked.ts'
import { anAdmin, ask, refusal, bodyOf } from './admin/back-office.ts'
import { countCalls } from './backend-calls.ts'
import { aBrowser, NOON, openStage, type Browser, type Player, type Stage } from './stage.ts'

type Registry = typeof import('#server/runs/registry.ts')

// Invented games: each real game with ranked runs is tested elsewhere with its own rules.
vi.mock('#server/runs/registry.ts', async (original) => {
  const { RUN_GAMES } = await original<Registry>()
  const { fakeRanked } = await import('./fake-ranked.ts')
  const games: Registry['RUN_GAMES'] = { ...RUN_GAMES, split: fakeRanked, blur: fakeRanked }
  return { RUN_GAMES: games, runGameOf: (id: string) => new Map(Object.entries(games)).get(id) }
})

type Answer = RunAnswer<View> & ErrorAnswer & { run: RunAnswer<View> }
type Row = {
  score: number
  points: number
  credited: number
  ms: number
  n: number
  held: boolean
  finished_at: string
  user_id: string | null
}

const HUMAN = [900, 1400, 1100, 2300, 700, 1900, 1250]

let stage: Stage
let ada: Player
let now = NOON

beforeAll(async () => {
  stage = await openStage()
  ada = await stage.player('ada')
  await aBrowser({ token: ada.token }).send(createUser, 'POST', '/users', { user_id: ada.id })
})
// A session lasts an hour.
beforeEach(() => pass(5000))
afterEach(() => void vi.stubEnv('RATE_LIMIT_FACTOR', '1000'))
afterAll(() => stage.close())

const pass = (ms: number) => void vi.setSystemTime((now += ms))
const start = (browser: Browser, more: object = {}) =>
  browser.send<Answer>(begin, 'POST', '/api/runs', { game: 'split', mode: 'ranked', ...more })
const take = (browser: Browser, runId: string, body: unknown) =>
  browser.send<Answer>(step, 'POST', `/api/runs/${runId}`, body)
/** GET takes no body. */
const readRun = (browser: Browser, runId: string) => browser.send<Answer>(read, 'GET', `/api/runs/${runId}`)

async function stateOf(runId: string): Promise<State> {
  const { data } = await stage.service.from('runs').select('state').eq('id', runId).single()
  return (data as { state: State }).state
}

async function resultsOf(runId: string): Promise<Row[]> {
  const { data } = await stage.service.from('results').select('*').match({ id: runId, source: 'ranked' })
  return data as Row[]
}

const pick = (state: State, at: number, isRight = true) => ({
  type: 'pick',
  side: isRight ? state.sides[at] : 1 - state.sides[at]!,
})

/** Answers right after each of `pauses`; the last one wrong. */
async function play(browser: Browser, pauses: readonly number[], more: object = {}) {
  const { runId } = (await start(browser, more)).body
  const state = await stateOf(runId)
  let answer: Answer | null = null
  for (const [at, pause] of pauses.entries()) {
    pass(pause)
    const action = pick(state, at, at < pauses.length - 1)
    answer = (await take(browser, runId, { n: at + 1, action })).body
  }
  return { runId, state, answer: answer! }
}

describe('starting', () => {
  test('opens one run per player and game, however often', async () => {
    const browser = aBrowser()
    const [first, again] = [await start(browser), await start(browser)]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
    expect(first.body).toMatchObject({ mode: 'ranked', n: 0, end: null, now, view: { deadline: now + STEP_MS } })
    expect((await start(browser, { game: 'blur' })).status).toBe(201)
    expect((await start(aBrowser())).body.runId).not.toBe(first.body.runId)
  })

  test('opens one run for forty parallel requests', async () => {
    const browser = aBrowser(ada)
    const replies = await Promise.all(Array.from({ length: 40 }, () => start(browser)))
    expect(new Set(replies.map(({ body }) => body.runId)).size).toBe(1)
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test("gives nobody another player's questions", async () => {
    const [one, other] = [await start(aBrowser()), await start(aBrowser())]
    expect((await stateOf(one.body.runId)).words).not.toEqual((await stateOf(other.body.runId)).words)
  })

  test.each([
    [{ game: 'wordle' }, 'unknown-mode'],
    [{ game: 'stadiums' }, 'unknown-mode'],
    [{ game: 'constructor' }, 'unknown-game'],
    [{ part: 'premier-league' }, 'unknown-part'],
    [{ date: '2026-11-21' }, 'bad-request'],
    [{ part: '__proto__' }, 'unknown-part'],
    [{ twin: true }, 'bad-request'],
  ])('rejects %j with %s', async (more, code) => {
    const { status, body } = await start(aBrowser(), more)
    expect([status, body.code]).toEqual([422, code])
  })

  test('makes one backend call, and so does a step', async () => {
    const browser = aBrowser()
    const begun = await countCalls(() => start(browser))
    const { runId } = begun.reply.body
    const state = await stateOf(runId)
    const stepped = await countCalls(() => take(browser, runId, { n: 1, action: pick(state, 0) }))
    expect([begun.calls, stepped.calls]).toEqual([1, 1])
  })
})

describe('a step', () => {
  test('reveals nothing later, in any answer', async () => {
    const browser = aBrowser()
    const { body, text } = await start(browser)
    const state = await stateOf(body.runId)
    const hidden = (at: number, told: string) => state.words.slice(at).filter((word) => told.includes(word))
    expect(hidden(0, text)).toEqual([])
    for (let n = 1; n <= 3; n++) {
      pass(1000)
      const taken = await take(browser, body.runId, { n, action: pick(state, n - 1) })
      const again = await start(browser)
      const seen = await readRun(browser, body.runId)
      const junk = await take(browser, body.runId, { n: n + 1, action: { type: 'pick', side: 2 } })
      expect(hidden(n, taken.text + again.text + seen.text + junk.text)).toEqual([])
      expect(taken.body.view).toEqual({
        over: false,
        at: n,
        revealed: state.words.slice(0, n),
        deadline: now + STEP_MS,
        ended: null,
      })
    }
  })

  test('sent again gets the stored answer, even with another action, and no more time', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const state = await stateOf(runId)
    const first = await take(browser, runId, { n: 1, action: pick(state, 0) })
    pass(4000)
    const again = await take(browser, runId, { n: 1, action: pick(state, 0, false) })
    expect(again.body).toEqual({ ...first.body, now })
    expect(again.body.view.deadline).toBe(now - 4000 + STEP_MS)
  })

  test('out of order is rejected, and a reload shows the same question with the remaining time', async () => {
    const browser = aBrowser()
    const { runId, view } = (await start(browser)).body
    const state = await stateOf(runId)
    pass(5000)
    expect((await take(browser, runId, { n: 2, action: pick(state, 1) })).body.code).toBe('wrong-order')
    const [reloaded, seen] = [await start(browser), await readRun(browser, runId)]
    expect(reloaded.body.view).toEqual(view)
    expect(seen.body).toEqual(reloaded.body)
    expect(reloaded.body.view.deadline! - reloaded.body.now!).toBe(STEP_MS - 5000)
  })

  test.each([
    { type: 'giveUp' },
    { type: 'hint' },
    { type: 'pick' },
    { type: 'pick', side: 2 },
    { type: 'pick', side: '0' },
    { type: 'pick', side: 0, points: 99 },
    { type: '__proto__' },
  ])('%j is rejected and costs nothing', async (action) => {
    const browser = aBrowser()
    const { runId, view } = (await start(browser)).body
    const { status, body } = await take(browser, runId, { n: 1, action })
    expect([status, body.code]).toEqual([422, 'bad-request'])
    expect((await readRun(browser, runId)).body).toMatchObject({ n: 0, view })
  })

  test('of a second tab is out of order and receives the current state', async () => {
    const cookies = new Map<string, string>()
    const [one, other] = [aBrowser({ cookies }), aBrowser({ cookies })]
    const { runId } = (await start(one)).body
    const state = await stateOf(runId)
    await take(one, runId, { n: 1, action: pick(state, 0) })
    await take(one, runId, { n: 2, action: pick(state, 1) })
    const stale = await take(other, runId, { n: 1, action: pick(state, 0) })
    expect(stale.body.code).toBe('wrong-order')
    expect((await readRun(other, runId)).body.n).toBe(2)
  })

  test('with both answers in parallel takes one, and both requests get the same answer', async () => {
    const cookies = new Map<string, string>()
    const [one, other] = [aBrowser({ cookies }), aBrowser({ cookies })]
    const { runId } = (await start(one)).body
    const state = await stateOf(runId)
    pass(1000)
    const [right, wrong] = await Promise.all([
      take(one, runId, { n: 1, action: pick(state, 0) }),
      take(other, runId, { n: 1, action: pick(state, 0, false) }),
    ])
    expect(right.body).toEqual(wrong.body)
    expect((await readRun(one, runId)).body).toEqual(right.body)
  })

  test("is the player's own only", async () => {
    const mine = aBrowser()
    const { runId } = (await start(mine)).body
    const state = await stateOf(runId)
    for (const other of [aBrowser(), aBrowser(ada), await aStranger()]) {
      const body = { n: 1, action: pick(state, 0) }
      expect((await take(other, runId, body)).body.code).toBe('unknown-run')
      expect((await readRun(other, runId)).body.code).toBe('unknown-run')
    }
    expect((await readRun(mine, runId)).body.n).toBe(0)
  })

  async function aStranger() {
    const stranger = aBrowser()
    await start(stranger)
    return stranger
  }
})

describe('the clock', () => {
  test('ends a run: a late answer is rejected with the end', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const state = await stateOf(runId)
    for (const n of [1, 2]) {
      pass(2000)
      await take(browser, runId, { n, action: pick(state, n - 1) })
    }
    const deadline = now + STEP_MS
    pass(STEP_MS + 60_000)
    const late = await take(browser, runId, { n: 3, action: pick(state, 2) })
    expect([late.status, late.body.code]).toEqual([409, 'too-late'])
    expect(late.body.run).toMatchObject({
      n: 3,
      view: { over: true, ended: 'time' },
      end: { result: { score: 2, n: 3 } },
    })
    const again = await take(browser, runId, { n: 3, action: pick(state, 2) })
    expect(again.body).toEqual({ ...late.body, id: again.body.id })
    // A player whose last answer was lost receives the current state.
    expect((await take(browser, runId, { n: 2, action: pick(state, 1) })).body).toEqual(late.body.run)
    expect((await take(browser, runId, { n: 3, action: { type: 'timeUp' } })).body).toEqual(late.body.run)
    expect((await take(browser, runId, { n: 4, action: pick(state, 3) })).body.code).toBe('already-over')
    const [row] = await resultsOf(runId)
    expect(row).toMatchObject({ score: 2, points: 6, n: 3, ms: 4000 + STEP_MS })
    expect(Date.parse(row!.finished_at)).toBe(deadline)
  })

  test('accepts an answer up to the last millisecond', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const state = await stateOf(runId)
    pass(STEP_MS - 1)
    expect((await take(browser, runId, { n: 1, action: pick(state, 0) })).body).toMatchObject({ n: 1, view: { at: 1 } })
    pass(STEP_MS)
    expect((await take(browser, runId, { n: 2, action: pick(state, 1) })).status).toBe(409)
  })

  test('rejects an early timeout without cost', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    pass(STEP_MS - 1)
    const { status, body } = await take(browser, runId, { n: 1, action: { type: 'timeUp' } })
    expect([status, body.code]).toEqual([422, 'too-early'])
    pass(1)
    expect((await take(browser, runId, { n: 1, action: { type: 'timeUp' } })).body).toMatchObject({
      n: 1,
      view: { over: true },
    })
  })

  test('ends an expired run when the next one starts, and when it is read', async () => {
    const browser = aBrowser()
    const old = (await start(browser)).body.runId
    pass(STEP_MS)
    const next = await start(browser)
    expect(next.status).toBe(201)
    expect(next.body.runId).not.toBe(old)
    expect(await resultsOf(old)).toMatchObject([{ score: 0, points: 0 }])
    pass(STEP_MS)
    expect((await readRun(browser, next.body.runId)).body).toMatchObject({
      n: 1,
      view: { over: true },
      end: { result: { score: 0 } },
    })
  })

  test('expires runs when a board is read, a few at a time', async () => {
    const left = await Promise.all(Array.from({ length: 7 }, async () => (await start(aBrowser())).body.runId))
    const open = async () => (await Promise.all(left.map(resultsOf))).filter((rows) => rows.length === 0).length
    pass(STEP_MS - 1)
    await settleRanked(now)
    expect(await open()).toBe(7)
    let last = 7
    for (let reads = 0; last > 0; reads++) {
      expect(reads).toBeLessThan(20)
      pass(STEP_MS)
      await Promise.all([settleRanked(now), settleRanked(now)])
      const left = await open()
      expect(last - left).toBeLessThanOrEqual(5)
      last = left
    }
    const [row] = await resultsOf(left[0]!)
    expect(row!.ms).toBe(STEP_MS)
  })
})

describe('the end', () => {
  test('of a run is one row when its last step is sent in parallel', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const state = await stateOf(runId)
    pass(1500)
    await take(browser, runId, { n: 1, action: pick(state, 0) })
    pass(1200)
    const body = { n: 2, action: pick(state, 1, false) }
    const replies = await Promise.all(Array.from({ length: 40 }, () => take(browser, runId, body)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await resultsOf(runId)).toMatchObject([{ score: 1, points: 3, credited: 3, ms: 2700, n: 2, held: false }])
    expect(replies[0]!.body.end).toMatchObject({
      distribution: null,
      betterThan: null,
      lines: [{ key: 'right', points: 3 }],
    })
    expect((await readRun(browser, runId)).body).toEqual(replies[0]!.body)
  })

  test('comes with the last question at the latest', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser)).body
    const state = await stateOf(runId)
    let answer: Answer
    for (let n = 1; n <= QUESTIONS; n++) {
      pass(HUMAN[n % HUMAN.length]!)
      answer = (await take(browser, runId, { n, action: pick(state, n - 1) })).body
    }
    expect(answer!).toMatchObject({
      n: QUESTIONS,
      view: { over: true },
      end: { result: { score: QUESTIONS, points: 120, won: true } },
    })
    expect((await take(browser, runId, { n: QUESTIONS + 1, action: pick(state, 0) })).body.code).toBe('already-over')
    expect(await resultsOf(runId)).toMatchObject([{ score: QUESTIONS, points: 120, held: false }])
  })

  test.each([
    ['as somebody plays', HUMAN, false],
    ['faster than a hand, half of the time', [100, 100, 100, 2000, 2000], true],
    ['as evenly as a machine', [700, 705, 695, 700, 702], true],
    ['evenly, and too short to tell', [700, 705, 695, 700], false],
    ['fast and wrong at once', [100], false],
  ])('%s: %j is held: %s', async (_, pauses, held) => {
    const { runId, answer } = await play(aBrowser(), pauses)
    const [row] = await resultsOf(runId)
    expect([row!.held, answer.end!.held ?? false]).toEqual([held, held])
    expect(row!.credited).toBe(held ? 0 : row!.points)
    const { data } = await stage.service.from('runs').select('step_ms').eq('id', runId).single()
    expect((data as { step_ms: number[] }).step_ms).toEqual(pauses)
  })

  test('pays less with each run of a day', async () => {
    const browser = aBrowser(await stage.player('often'))
    const credited: number[] = []
    for (let run = 0; run < 7; run++) {
      const { runId } = await play(browser, HUMAN, { game: 'blur' })
      credited.push((await resultsOf(runId))[0]!.credited)
    }
    expect(credited).toEqual([18, 18, 18, 18, 18, 9, 9])
  })
})

describe('the number of runs', () => {
  test('is limited per player; an open one is always found', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '0.1')
    const { token } = await stage.player('restless')
    const browser = aBrowser({ token, address: '203.0.113.9' })
    expect((await start(browser)).status).toBe(201)
    expect((await start(browser, { game: 'blur' })).status).toBe(201)
    vi.setSystemTime((now += STEP_MS))
    expect((await start(browser)).body.code).toBe('too-many-requests')
    // A class behind the same address keeps playing.
    const pupils = Array.from({ length: 10 }, () => aBrowser({ address: '203.0.113.9' }))
    for (const pupil of pupils) expect((await start(pupil)).status).toBe(201)
    const more = await start(aBrowser({ address: '203.0.113.9' }))
    expect([more.status, more.body.code, more.headers.get('retry-after')]).toEqual([429, 'too-many-requests', '3600'])
    expect((await start(pupils[3]!)).status).toBe(200)
    expect((await start(aBrowser({ address: '203.0.113.10' }))).status).toBe(201)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  })
})

describe('an account', () => {
  test("takes over the visitor's runs, the open one included", async () => {
    const cookies = new Map<string, string>()
    const visitor = aBrowser({ cookies })
    const { runId } = await play(visitor, HUMAN)
    const open = (await start(visitor, { game: 'blur' })).body.runId
    expect((await resultsOf(runId))[0]).toMatchObject({ user_id: null })
    const ben = await stage.player('ben')
    const mine = aBrowser({ cookies, token: ben.token })
    const { body } = await mine.send<UsersAnswer>(createUser, 'POST', '/users', {
      user_id: ben.id,
      progressId: crypto.randomUUID(),
    })
    expect(body.moved).toEqual({ results: 1, points: 18 })
    expect(await resultsOf(runId)).toMatchObject([{ user_id: ben.id, credited: 18 }])
    const state = await stateOf(open)
    expect((await take(mine, open, { n: 1, action: pick(state, 0) })).body.n).toBe(1)
    expect((await readRun(aBrowser(ada), runId)).body.code).toBe('unknown-run')
  })

  test('cannot claim a ranked run', async () => {
    const record = {
      ...{ id: crypto.randomUUID(), mode: 'ranked', date: '2026-11-21', won: true },
      ...{ score: 199, points: 120, ms: 600_000, n: 199, tags: [] },
    }
    const { body } = await aBrowser({ token: ada.token }).send<UsersAnswer>(PATCH, 'PATCH', '/users', {
      user_id: ada.id,
      points: 120,
      statistics: { split: [record] },
    })
    expect(body.moved).toEqual({ results: 0, points: 0 })
    expect(body.refused).toHaveLength(1)
  })

  test('has the time of each answer in its export', async () => {
    const cleo = await stage.player('cleo')
    await play(aBrowser(cleo), HUMAN)
    const browser = aBrowser({ token: cleo.token })
    const { body } = await browser.send<{ runs: object[]; results: object[] }>(
      exportAccount,
      'GET',
      '/api/account/export',
    )
    expect(body.runs).toMatchObject([{ game: 'split', mode: 'ranked', stepMs: HUMAN, steps: HUMAN.length }])
    expect(body.results).toMatchObject([{ source: 'ranked', score: HUMAN.length - 1, held: false }])
  })
})

describe('the back office', () => {
  test('confirms or removes a held run, once and with a reason', async () => {
    const admin = await anAdmin(stage)
    const dora = await stage.player('dora')
    await aBrowser({ token: dora.token }).send(createUser, 'POST', '/users', { user_id: dora.id })
    const fast = [120, 130, 110, 140]
    const [one, two] = [await play(aBrowser(dora), fast), await play(aBrowser(dora), fast)]
    expect([one.answer.end, two.answer.end]).toMatchObject([{ held: true }, { held: true }])

    const decide = (id: string, body: object) => ask(admin, 'POST', `/api/admin/runs/${id}`, { body })
    const runs = (query = '') => bodyOf<DoubtedRunPage>(ask(admin, 'GET', `/api/admin/runs${query}`))
    const { items, open } = await runs()
    expect(open).toBe(2)
    expect(
      items.map(({ id, player, score, stepMs, cause }) => ({ id, name: player.username, score, stepMs, cause })),
    ).toEqual([
      { id: one.runId, name: 'dora', score: 3, stepMs: fast, cause: 'fast' },
      { id: two.runId, name: 'dora', score: 3, stepMs: fast, cause: 'fast' },
    ])

    expect(await refusal(decide(one.runId, { decision: 'accept', reason: ' x ' }))).toEqual([422, 'bad-request'])
    expect(await refusal(decide(crypto.randomUUID(), { decision: 'accept', reason: 'known' }))).toEqual([
      404,
      'not-found',
    ])
    await bodyOf(decide(one.runId, { decision: 'accept', reason: 'Played in front of us' }))
    await bodyOf(decide(two.runId, { decision: 'dismiss', reason: 'A script' }))
    expect(await refusal(decide(two.runId, { decision: 'accept', reason: 'after all' }))).toEqual([
      409,
      'already-decided',
    ])
    expect(await resultsOf(one.runId)).toMatchObject([{ held: false, credited: 9 }])
    expect(await resultsOf(two.runId)).toMatchObject([{ held: true, credited: 0 }])
    expect((await runs('?status=dismissed')).items).toMatchObject([{ id: two.runId, reason: 'A script' }])
    expect((await bodyOf<AuditPage>(ask(admin, 'GET', '/api/admin/audit'))).items).toMatchObject([
      { action: 'dismiss-run', target: 'dora split 3', detail: 'A script' },
      { action: 'accept-run', target: 'dora split 3', detail: 'Played in front of us' },
      { action: 'make-admin' },
    ])
    // A confirmed run is visible to its player.
    expect((await readRun(aBrowser(dora), one.runId)).body.end!.held).toBeUndefined()
    expect((await readRun(aBrowser(dora), two.runId)).body.end!.held).toBe(true)
  })
})
