import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AuditPage, Dailies, Daily } from '#contracts/admin-desk.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { toIsoDate, type Day } from '#core/days.ts'
import { gamesOn } from '#games/catalogue.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { call } from '#server/supabase.ts'
import { aBrowser, NOON, openStage, usedOn, type Browser, type Player, type Stage } from '../stage.ts'
import { anAdmin, ask, refusal, bodyOf } from './back-office.ts'

vi.mock('#server/supabase.ts', async (original) => {
  const real = await original<{ call: typeof call }>()
  return { ...real, call: vi.fn(real.call) }
})

const DAY_MS = 86_400_000
const REASON = 'He moved clubs that morning'

let stage: Stage
let admin: Player
let now = NOON

beforeAll(async () => {
  stage = await openStage()
  admin = await anAdmin(stage)
})
afterAll(() => stage.close())

/** Each test uses another day. Tokens last an hour, so the admin signs in again. */
async function tomorrow() {
  now += DAY_MS
  vi.setSystemTime(now)
  admin = await anAdmin(stage, `admin${now}`)
}

const allDailies = async () => (await bodyOf<Dailies>(ask(admin, 'GET', '/api/admin/dailies'))).days
/** Rows of Wordle only. */
const dailies = async () => (await allDailies()).filter(({ game }) => game === 'wordle')
const answerOf = async (date: string) => (await usedOn(stage, 'wordle', date))[0]!
const voidDay = (id: number | string, reason: unknown = REASON) =>
  ask(admin, 'POST', `/api/admin/dailies/${id}/void`, { body: { reason } })

type View = { guesses: unknown[]; over: boolean }
const start = (browser: Browser) =>
  browser.send<RunAnswer<View>>(begin, 'POST', '/api/runs', { game: 'wordle', mode: 'today' })
const guess = (browser: Browser, run: string, n: number, player: string) =>
  browser.send<RunAnswer<View>>(step, 'POST', `/api/runs/${run}`, { n, action: { type: 'guess', player } })

describe('GET /api/admin/dailies', () => {
  test('draws today and the next two days, and names their answers', async () => {
    const days = await allDailies()
    // A game that opens later has none yet.
    const open = gamesOn('2026-11-21').map(({ id }) => id)
    expect(new Set(days.map(({ game }) => game))).toEqual(new Set(open))
    for (const game of open) {
      const daysOfGame = days.filter((day) => day.game === game)
      expect(daysOfGame.map(({ date, number }) => [date, number])).toEqual([
        ['2026-11-21', 129],
        ['2026-11-22', 130],
        ['2026-11-23', 131],
      ])
    }
    for (const { names, runs, voided } of days) {
      expect([runs, voided]).toEqual([0, []])
      expect(names).not.toEqual([])
    }
    expect(await allDailies()).toEqual(days)
  })

  test('counts started runs', async () => {
    await start(aBrowser())
    await start(aBrowser())
    expect((await dailies()).map(({ runs }) => runs)).toEqual([2, 0, 0])
  })
})

describe('POST /api/admin/dailies/{id}/void', () => {
  test.each(Object.keys(RUN_GAMES))('replaces the daily of %s', async (game) => {
    await tomorrow()
    const daysOfGame = async () => (await allDailies()).filter((day) => day.game === game)
    const [today, ...coming] = await daysOfGame()
    const used = await usedOn(stage, game, today!.date)
    const other = await bodyOf<Daily>(voidDay(today!.id))
    expect(other).toMatchObject({ game, date: today!.date, number: today!.number, runs: 0 })
    expect(other.voided).toMatchObject([{ names: today!.names, reason: REASON }])
    // Back four may repeat a kind of group (` kind:` keys), but no item.
    const asked = (await usedOn(stage, game, today!.date)).filter((key) => !key.includes(' kind:'))
    expect(asked.filter((key) => used.includes(key))).toEqual([])
    expect(await daysOfGame()).toEqual([other, ...coming])
  })

  test('changes the answer at once; started runs continue, new ones get the new answer', async () => {
    await tomorrow()
    const [today] = await dailies()
    const [early, done] = [aBrowser(), aBrowser()]
    const [begun, won] = [(await start(early)).body, (await start(done)).body]
    const old = await answerOf(today!.date)
    const { body: solved } = await guess(done, won.runId, 1, old)

    const daily = await bodyOf<Daily>(voidDay(today!.id))
    const fresh = await answerOf(today!.date)
    expect(fresh).not.toBe(old)
    expect(daily).toMatchObject({ game: 'wordle', date: today!.date, number: today!.number, runs: 0 })
    expect(daily.voided).toMatchObject([{ names: today!.names, reason: REASON }])

    expect((await guess(early, begun.runId, 1, old)).body.end).toMatchObject({ result: { won: true } })
    expect((await start(done)).body.end!.result).toEqual(solved.end!.result)
    const late = aBrowser()
    const { runId } = (await start(late)).body
    expect((await guess(late, runId, 1, old)).body.view.over).toBe(false)
    expect((await guess(late, runId, 2, fresh)).body.end).toMatchObject({ result: { won: true } })
    expect((await dailies())[0]).toMatchObject({ id: daily.id, runs: 1 })
    const { items } = await bodyOf<AuditPage>(ask(admin, 'GET', '/api/admin/audit'))
    expect(items.find(({ action }) => action === 'void-daily')).toMatchObject({
      admin: { id: admin.id },
      // The database's format; answers have no leading zeros.
      target: `wordle ${toIsoDate(today!.date as Day)}`,
      detail: REASON,
    })
  })

  test('voids future days and replacements, and never repeats an answer', async () => {
    await tomorrow()
    let { id } = (await dailies()).at(-1)!
    for (let attempt = 0; attempt < 3; attempt++) ({ id } = await bodyOf<Daily>(voidDay(id)))
    await tomorrow()
    await dailies()
    const { data } = await stage.service.from('puzzles').select('used').eq('game', 'wordle')
    const used = (data as { used: string[] }[]).flatMap((row) => row.used)
    expect(new Set(used).size).toBe(used.length)
    expect((await dailies()).find((day) => day.id === id)!.voided).toHaveLength(3)
  })

  test('redraws when days were drawn meanwhile', async () => {
    await tomorrow()
    const [, next, last] = await dailies()
    const real = vi.mocked(call).getMockImplementation()!
    let rival: Promise<unknown> | null = null
    vi.mocked(call).mockImplementation(async (...args) => {
      // Another admin voids another day a moment earlier.
      if (args[0] === 'void_puzzle' && !rival) {
        rival = bodyOf(voidDay(next!.id))
        await rival
      }
      return real(...args)
    })
    const daily = await bodyOf<Daily>(voidDay(last!.id))
    vi.mocked(call).mockImplementation(real)
    expect(rival).not.toBeNull()
    const replaced = (await dailies())[1]
    expect([daily.voided.length, replaced!.voided.length]).toEqual([1, 1])
    expect(daily.names).not.toEqual(replaced!.names)
  })

  test('voids a day once', async () => {
    await tomorrow()
    const [today] = await dailies()
    const answers = await Promise.all([voidDay(today!.id), voidDay(today!.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await refusal(voidDay(today!.id))).toEqual([409, 'already-decided'])
  })

  test('rejects a past day', async () => {
    const [today] = await dailies()
    await tomorrow()
    expect(await refusal(voidDay(today!.id))).toEqual([422, 'date-not-open'])
  })

  test.each(['0', '999999', '-1', '1.5', 'x', '1e3', '99999999999999999'])('rejects the day %s', async (id) => {
    expect(await refusal(voidDay(id))).toEqual([404, 'not-found'])
  })

  test.each([undefined, '', '  a  ', 'x'.repeat(201), 7])('rejects the reason %j', async (reason) => {
    const [today] = await dailies()
    expect(await refusal(voidDay(today!.id, reason ?? null))).toEqual([422, 'bad-request'])
    expect((await dailies())[0]!.id).toBe(today!.id)
  })
})
