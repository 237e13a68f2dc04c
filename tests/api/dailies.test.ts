import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { addDays, fromIsoDate, toIsoDate } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { total } from '#core/points.ts'
import { randomFrom } from '#core/random.ts'
import { dailyNumber, gameOf, gamesOn, modeOf } from '#games/catalogue.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { countCalls } from './backend-calls.ts'
import { BOTS } from './bots.ts'
import { aBrowser, NOON, openStage, usedOn, type Browser, type Stage } from './stage.ts'
import { reveals } from './tells.ts'

type Answer = RunAnswer<{ over: boolean }> & ErrorAnswer

const DAY = '2026-11-21'
const GAMES = Object.keys(RUN_GAMES) as GameId[]
/** More than any game has. */
const MOST_STEPS = 200

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const start = (browser: Browser, game: GameId, more: object = {}) =>
  browser.send<Answer>(begin, 'POST', '/api/runs', { game, mode: 'today', ...more })
const take = (browser: Browser, runId: string, body: unknown) =>
  browser.send<Answer>(step, 'POST', `/api/runs/${runId}`, body)

/** Values that no answer may contain now, by the game's own rule, from the server's row. */
async function hiddenValuesOf(game: GameId, runId: string): Promise<string[]> {
  const { data } = await stage.service.from('runs').select('state').eq('id', runId).single()
  return RUN_GAMES[game]!.hiddenValues((data as { state: unknown }).state)
}

test('every game of the registry has a bot', () => {
  expect(Object.keys(BOTS)).toEqual(GAMES)
})

describe.each(GAMES)('the daily of %s', (game) => {
  const bot = BOTS[game]!
  const { since } = gameOf(game)
  const isLater = dailyNumber(game, '2026-9-9') < 1
  /** Days after launch, or a few days after the first day of a game that opened later. */
  const day = isLater ? toIsoDate(addDays(since, 3)) : DAY
  const next = addDays(fromIsoDate(day), 1)

  beforeEach(() => void vi.setSystemTime(`${day}T12:00:00Z`))

  /** Plays to the end without knowledge; `look` is called with every answer on the way. */
  async function play(browser: Browser, seed: number, look: (text: string, runId: string) => Promise<void>) {
    const random = randomFrom(seed)
    let { body, text } = await start(browser, game)
    const { runId } = body
    await look(text, runId)
    for (let n = 1; !body.view.over; n++) {
      expect(n).toBeLessThan(MOST_STEPS)
      const hiddenValues = await hiddenValuesOf(game, runId)
      const isHarmless = (typed: string) => !hiddenValues.some((secret) => reveals(typed, secret))
      const action = bot({ view: body.view as never, n, random, isHarmless })
      ;({ body, text } = await take(browser, runId, { n, action }))
      expect([body.code, body.n]).toEqual([undefined, n])
      await look(text, runId)
    }
    return body
  }

  test('reveals nothing hidden early', async () => {
    const counts: number[] = []
    const browser = aBrowser()
    const last = await play(browser, 1, async (text, runId) => {
      const hiddenValues = await hiddenValuesOf(game, runId)
      counts.push(hiddenValues.length)
      expect(hiddenValues.filter((secret) => reveals(text, secret))).toEqual([])
      const again = await start(browser, game)
      expect(hiddenValues.filter((secret) => reveals(again.text, secret))).toEqual([])
    })
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts.at(-1)).toBe(0)
    expect(last.end!.result).toMatchObject({ id: last.runId, mode: 'today', date: fromIsoDate(day) })
    // No shared line may reveal an answer that other players are still looking for.
    const { tell } = last.end!
    if (tell) expect(tell.spoils).toBe(RUN_GAMES[game]!.sidePanel?.names)
  })

  test("pays at most its mode's points, whatever is sent", async () => {
    const { maxPoints } = modeOf(game, 'today')!
    for (let seed = 2; seed < 6; seed++) {
      const { end } = await play(aBrowser(), seed, () => Promise.resolve())
      const own = end!.lines.filter(({ key }) => !['daily', 'first', 'eleven'].includes(key))
      expect(total(own)).toBeLessThanOrEqual(maxPoints)
      expect(end!.distribution!.counts).toHaveLength(RUN_GAMES[game]!.distribution.count)
    }
  })

  test('is the same for everybody, and differs the next day', async () => {
    const [one, other] = [await start(aBrowser(), game), await start(aBrowser(), game)]
    expect(one.body.view).toEqual(other.body.view)
    await start(aBrowser(), game, { date: next })
    const [today, tomorrow] = [await usedOn(stage, game, day), await usedOn(stage, game, toIsoDate(next))]
    expect(today.length).toBeGreaterThan(0)
    expect(tomorrow.filter((key) => today.includes(key))).toEqual([])
  })

  test("makes a handful of backend calls when a day is first drawn, independent of the game's age", async () => {
    const past = () => start(aBrowser(), game, { mode: 'archive', date: isLater ? since : '2026-9-9' })
    const first = await countCalls(past)
    const second = await countCalls(past)
    expect([first.reply.status, second.calls]).toEqual([201, 1])
    expect(first.calls).toBeLessThanOrEqual(6)
  })

  test('makes one backend call per step', async () => {
    const browser = aBrowser()
    const { runId, view } = (await start(browser, game)).body
    const action = bot({ view: view as never, n: 1, random: randomFrom(1), isHarmless: () => true })
    const { calls } = await countCalls(() => take(browser, runId, { n: 1, action }))
    expect(calls).toBe(1)
  })

  test('accepts any step or rejects it with a code and no effect', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser, game)).body
    let n = 0
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.record({ type: fc.constantFrom('guess', 'hint', 'answer', 'pick', 'constructor'), player: fc.jsonValue() }),
      fc.record({ type: fc.constantFrom('answer', 'pick', 'place'), age: fc.jsonValue(), cell: fc.jsonValue() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constant(n + 1)), junk, async (at, action) => {
        const { status, body } = await take(browser, runId, { n: at, action })
        expect([200, 400, 409, 422]).toContain(status)
        if (status === 200) n = Math.max(n, body.n)
        else expect(body.statusCode).toBe(status)
        expect((await start(browser, game)).body.n).toBe(n)
      }),
      { seed: 11, numRuns: 60 },
    )
  })

  test.each([null, [], 'x', {}, { type: 'no-such-action' }, { type: '__proto__' }, { type: 'giveUp', points: 9 }])(
    'rejects the action %j',
    async (action) => {
      const browser = aBrowser()
      const { runId } = (await start(browser, game)).body
      const { status, body } = await take(browser, runId, { n: 1, action })
      expect([status, body.code]).toEqual([422, 'bad-request'])
    },
  )

  test('is one row when its last step is sent in parallel', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser, game)).body
    const body = { n: 1, action: { type: 'giveUp' } }
    const replies = await Promise.all(Array.from({ length: 40 }, () => take(browser, runId, body)))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const { data } = await stage.service.from('results').select('id').eq('id', runId)
    expect(data).toEqual([{ id: runId }])
  })

  test('can be given up, and rejects every step after that', async () => {
    const browser = aBrowser()
    const { runId } = (await start(browser, game)).body
    const { body } = await take(browser, runId, { n: 1, action: { type: 'giveUp' } })
    expect([body.view.over, body.end!.result.points]).toEqual([true, 0])
    expect((await take(browser, runId, { n: 2, action: { type: 'giveUp' } })).body.code).toBe('already-over')
    expect((await take(browser, runId, { n: 1, action: { type: 'no-such-action' } })).body).toEqual(body)
  })
})

test('the first finished daily draws all other games of the day', async () => {
  const date = '2026-11-24'
  vi.setSystemTime('2026-11-24T12:00:00Z')
  const browser = aBrowser()
  const { runId } = (await start(browser, 'wordle', { date })).body
  const { body } = await take(browser, runId, { n: 1, action: { type: 'giveUp' } })
  expect(body.end).not.toBeNull()
  const drawn = await Promise.all(gamesOn('2026-11-24').map(({ id }) => usedOn(stage, id, date)))
  expect(drawn.filter((used) => used.length === 0)).toEqual([])
})
