import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AccountExport } from '#contracts/account.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { View } from '#games/wordle/rules/engine.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { GET } from '#pages/api/account/export.ts'
import { POST as found } from '#pages/api/leagues/index.ts'
import { POST as join } from '#pages/api/leagues/join.ts'
import { POST as report } from '#pages/api/reports.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { POST as save } from '#pages/users.ts'
import { aBrowser, NOON, openStage, type Browser, type Player, type Stage, usedOn } from './stage.ts'

const PROGRESS = '0e000000-0000-4000-8000-00000000000e'
const TODAY = '2026-11-21'

let stage: Stage
let ada: Player
let browser: Browser

beforeAll(async () => {
  stage = await openStage()
  await stage.service.rpc('fill_players', { footballers: FOOTBALLERS.slice(0, 3).map(footballer) })
  ada = await stage.player('ada')
  browser = aBrowser({ cookies: ada.cookies })
  await browser.send(save, 'POST', '/users', {
    user_id: ada.id,
    preferences: { kit: 'stripes' },
    progressId: PROGRESS,
    statistics: { wordle: [aRecord()] },
  })
})
afterAll(() => stage.close())

const footballer = ({ id, name }: (typeof FOOTBALLERS)[number]) => ({ id, fullname: name })

const aRecord = () => ({
  id: 'practice-1',
  mode: 'easy',
  date: TODAY,
  won: true,
  score: 3,
  points: 20,
  ms: 30_000,
  n: 3,
  tags: [],
})

const ask = (who: Browser) => who.send<AccountExport & ErrorAnswer>(GET, 'GET', '/api/account/export')

async function play(who: Browser, date: string): Promise<{ runId: string; answer: string }> {
  const mode = date === TODAY ? 'today' : 'archive'
  const { body } = await who.send<RunAnswer<View>>(begin, 'POST', '/api/runs', { game: 'wordle', mode, date })
  return { runId: body.runId, answer: (await usedOn(stage, 'wordle', date))[0]! }
}
const guess = (who: Browser, runId: string, n: number, player: string) =>
  who.send(step, 'POST', `/api/runs/${runId}`, { n, action: { type: 'guess', player } })

describe('GET /api/account/export', () => {
  test('is a dated file that no cache stores', async () => {
    const { status, headers } = await ask(browser)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="eleven-2026-11-21.json"',
      'cache-control': 'no-store',
    })
  })

  test('contains account, profile, results and hand-overs', async () => {
    const { body } = await ask(browser)
    expect(AccountExport.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      madeAt: new Date(NOON).toISOString(),
      account: { id: ada.id, email: 'ada@example.test', signInBy: ['email'], metadata: { full_name: 'ada' } },
      profile: { username: 'ada', points: 20, preferences: { kit: 'stripes' }, opt_in: true },
      results: [{ ...aRecord(), game: 'wordle', source: 'claim', credited: 20 }],
      handOvers: [{ progressId: PROGRESS, points: 20 }],
    })
    expect(JSON.stringify(body)).not.toContain('statistics')
  })

  test("contains reports and submissions, without the admins' names", async () => {
    const [{ id } = { id: '' }] = FOOTBALLERS
    await browser.send(report, 'POST', '/api/reports', {
      game: 'wordle',
      about: { kind: 'footballer', id },
      field: 'club',
      note: 'Moved.',
    })
    const link = 'https://pictures.example.org/a.jpg'
    const sent = { account: ada.id, footballer: id, url: link, type: 'link', most_pending: 5 }
    const { data: added } = await stage.service.rpc('add_submission', sent)
    const admin = await stage.player('admin', 'Boss')
    const decision = { by_admin: admin.id, submission: (added as { id: string }).id, verdict: 'rejected' }
    await stage.service.rpc('decide_submission', { ...decision, why: 'too-small', picture: null })
    const { body, text } = await ask(browser)
    expect(body.reports).toMatchObject([
      { game: 'wordle', kind: 'footballer', about: id, field: 'club', note: 'Moved.', status: 'open' },
    ])
    expect(body.submissions).toMatchObject([{ footballer: id, fileType: 'link', file: link, reason: 'too-small' }])
    expect(text).not.toContain(admin.id)
  })

  test("contains the account's seat in a friends' league, and nothing of other members", async () => {
    const founded = await browser.send<{ code: string }>(found, 'POST', '/api/leagues', {
      ...{ name: 'The lads', player: 'Ada', kit: null },
    })
    const { code } = founded.body
    await aBrowser().send(join, 'POST', '/api/leagues/join', { code, player: 'Grace', kit: null })
    const { body, text } = await ask(browser)
    expect(body.leagues).toEqual([
      { name: 'The lads', code, player: 'Ada', kit: null, founder: true, joinedAt: expect.any(String) },
    ])
    expect(text).not.toContain('Grace')
  })

  test('hides the answer of an open run, and shows the board of a finished one', async () => {
    const running = await play(browser, TODAY)
    const [wrong, other] = FOOTBALLERS.map(({ id }) => id).filter((id) => id !== running.answer)
    await guess(browser, running.runId, 1, wrong!)
    const past = await play(browser, '2026-11-18')
    await guess(browser, past.runId, 1, other!)
    await guess(browser, past.runId, 2, past.answer)

    const { body } = await ask(browser)
    expect(body.runs).toHaveLength(2)
    const [now, then] = [body.runs.find(({ over }) => !over), body.runs.find(({ over }) => over)]
    expect(now).toEqual({ game: 'wordle', mode: 'today', date: TODAY, startedAt: expect.any(String), over: false })
    expect(then).toMatchObject({ mode: 'archive', date: '2026-11-18', steps: 2 })
    expect((then!.view as View).rows.map(({ player }) => player)).toEqual([other, past.answer])
    expect(Object.keys(then!)).not.toContain('state')
    expect(JSON.stringify(body.runs)).not.toContain(running.answer)
  })

  test('contains nothing of another account', async () => {
    const ben = await stage.player('ben')
    const { body, text } = await ask(aBrowser({ token: ben.token }))
    expect(body).toMatchObject({ account: { id: ben.id }, profile: null, results: [], quiz: [], runs: [], reports: [] })
    expect(text).not.toContain(ada.id)
  })

  test.each([
    ['nobody', {}],
    ['a visitor', { cookies: new Map([['eleven_visitor', 'a'.repeat(22)]]) }],
    ['a forged token', { token: 'a.b.c' }],
  ])('returns 401 to %s', async (_, who) => {
    expect(await ask(aBrowser(who))).toMatchObject({ status: 401, body: { code: 'unauthorised' } })
  })

  test('rejects a deleted account', async () => {
    const gone = await stage.player('gone')
    await stage.service.auth.admin.deleteUser(gone.id)
    expect((await ask(aBrowser({ token: gone.token }))).body.code).toBe('unauthorised')
  })

  test('is limited per hour', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '0.1')
    const statuses: number[] = []
    for (let time = 0; time < 25; time++) statuses.push((await ask(browser)).status)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect(statuses.at(-1)).toBe(429)
  })
})
