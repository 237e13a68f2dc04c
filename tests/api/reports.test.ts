import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { NOTE_MAX, REPORT_FIELDS } from '#contracts/report-fields.ts'
import type { NewReport, ReportAnswer } from '#contracts/reports.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import type { View } from '#games/wordle/rules/engine.ts'
import { DECK } from '#games/quiz/deal/held.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import { POST } from '#pages/api/reports.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { aBrowser, NOON, openStage, SITE, type Browser, type Stage, usedOn } from './stage.ts'

const REPORT: NewReport = {
  game: 'wordle',
  about: { kind: 'footballer', id: 'achraf-hakimi' },
  field: 'club',
  note: 'He moved in summer.',
}
const DAY_MS = 86_400_000

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const report = (browser: Browser, changes: object = {}) =>
  browser.send<ReportAnswer & ErrorAnswer>(POST, 'POST', '/api/reports', { ...REPORT, ...changes })

/** A browser without cookies and with a new address. */
async function from(address: string, changes: object = {}): Promise<{ status: number; id: string; code: string }> {
  const request = new Request(`${SITE}/api/reports`, {
    method: 'POST',
    body: JSON.stringify({ ...REPORT, ...changes }),
  })
  const response = await POST({ request, params: {}, clientAddress: address })
  return { status: response.status, ...((await response.json()) as { id: string; code: string }) }
}

async function rowOf(id: string) {
  const { data } = await stage.service.from('reports').select('*').eq('id', id).single()
  return data as Record<string, unknown>
}

const startToday = async (browser: Browser) =>
  (await browser.send<RunAnswer<View>>(begin, 'POST', '/api/runs', { game: 'wordle', mode: 'today' })).body.runId

async function answerOfToday(): Promise<string> {
  return (await usedOn(stage, 'wordle', '2026-11-21'))[0]!
}

describe('POST /api/reports', () => {
  test('stores reports without an account, and creates no visitor', async () => {
    const { status, body, headers } = await report(aBrowser())
    expect([status, Object.keys(body)]).toEqual([201, ['id']])
    expect(headers.getSetCookie()).toEqual([])
    const row = await rowOf(body.id)
    expect(row).toMatchObject({
      ...REPORT,
      ...{ kind: 'footballer', about: 'achraf-hakimi' },
      user_id: null,
      date: '2026-11-21',
      status: 'open',
      reason: null,
    })
    expect(JSON.stringify(row)).not.toContain('192.0.2.1')
  })

  test('belongs to the account when there is one, by cookies and by bearer', async () => {
    const ada = await stage.player('ada')
    const [cookies, bearer] = [aBrowser({ cookies: ada.cookies }), aBrowser({ token: ada.token })]
    const first = await report(cookies)
    expect(first.status).toBe(201)
    expect(await rowOf(first.body.id)).toMatchObject({ user_id: ada.id })
    expect(await report(bearer)).toMatchObject({ status: 200, body: first.body })
  })

  test('treats an invalid bearer as anonymous', async () => {
    expect((await report(aBrowser({ token: 'x.y.z' }))).body.code).toBe('unauthorised')
  })

  test('rejects a deleted account', async () => {
    const gone = await stage.player('gone')
    await stage.service.auth.admin.deleteUser(gone.id)
    expect((await report(aBrowser({ token: gone.token }))).body.code).toBe('unauthorised')
  })

  test('is stored once a day, and again the next', async () => {
    const visitor = aBrowser()
    await startToday(visitor)
    const first = await report(visitor)
    vi.setSystemTime(NOON + DAY_MS / 2 - 1)
    expect(await report(visitor, { note: 'As I said.' })).toMatchObject({ status: 200, body: first.body })
    vi.setSystemTime(NOON + DAY_MS / 2)
    const next = await report(visitor)
    expect(next.status).toBe(201)
    const [one, other] = [await rowOf(first.body.id), await rowOf(next.body.id)]
    expect(one['reporter']).not.toBe(other['reporter'])
  })

  test('distinguishes addresses and fields', async () => {
    const answers = [
      await from('198.51.100.1'),
      await from('198.51.100.1'),
      await from('198.51.100.1', { field: 'age' }),
      await from('198.51.100.2'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 201])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(3)
  })

  test.each(REPORT_FIELDS)('accepts "%s"', async (field) => {
    expect((await from('198.51.100.3', { field })).status).toBe(201)
  })

  test.each([
    { kind: 'club', id: 'arsenal' },
    { kind: 'ground', id: 'arsenal' },
  ] as const)('accepts one about $kind $id', async (about) => {
    const { id, status } = await from('198.51.100.7', { about })
    expect(status).toBe(201)
    expect(await rowOf(id)).toMatchObject({ kind: about.kind, about: about.id })
  })

  test('accepts one about a quiz question', async () => {
    const about = { kind: 'question', id: idOf(DECK.questions[0]!) } as const
    const { id, status } = await from('198.51.100.8', { game: 'quiz', about })
    expect(status).toBe(201)
    expect(await rowOf(id)).toMatchObject({ game: 'quiz', kind: 'question', about: about.id })
  })

  test.each(['ground', 'question'] as const)('rejects an unknown %s', async (kind) => {
    const { status, body } = await report(aBrowser(), { about: { kind, id: 'nowhere' } })
    expect([status, body.code]).toEqual([404, 'not-found'])
  })

  test('accepts a note up to its length, as trimmed text', async () => {
    const note = `<b>Älter</b> & 'größer'\n${'x'.repeat(NOTE_MAX)}`.slice(0, NOTE_MAX)
    const { id } = await from('198.51.100.4', { note: `  ${note}\n` })
    expect(await rowOf(id)).toMatchObject({ note })
    expect((await from('198.51.100.4', { note: '', field: 'age' })).status).toBe(201)
  })

  test.each([
    ['an unknown footballer', { about: { kind: 'footballer', id: 'nobody-at-all' } }, 'unknown-player'],
    ['a footballer named like a built-in', { about: { kind: 'footballer', id: '__proto__' } }, 'unknown-player'],
    ['an unknown club', { about: { kind: 'club', id: 'nowhere-united' } }, 'unknown-club'],
    ['an id without a kind', { about: { id: 'achraf-hakimi' } }, 'bad-request'],
    ['a kind of nothing', { about: { kind: 'referee', id: 'x' } }, 'bad-request'],
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['a game named like a built-in', { game: 'constructor' }, 'unknown-game'],
    ['an unknown field', { field: 'hair' }, 'bad-request'],
    ['a field named like a built-in', { field: 'toString' }, 'bad-request'],
    ['a note that is too long', { note: 'x'.repeat(NOTE_MAX + 1) }, 'bad-request'],
    ['a NUL in the note', { note: 'a\0b' }, 'bad-request'],
    ['no note', { note: undefined }, 'bad-request'],
    ['something else without a word', { field: 'other', note: ' \n ' }, 'bad-request'],
    ['a run that is none', { run: 'run-1' }, 'bad-request'],
    ['a status', { status: 'accepted' }, 'bad-request'],
  ])('rejects %s', async (_, changes, code) => {
    const { data: before } = await stage.service.from('reports').select('id')
    expect(await report(aBrowser(), changes)).toMatchObject({ status: 422, body: { statusCode: 422, code } })
    const { data: after } = await stage.service.from('reports').select('id')
    expect(after).toEqual(before)
  })

  test('accepts ten an hour per address', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const statuses: number[] = []
    for (const { id } of FOOTBALLERS.slice(0, 11)) {
      statuses.push((await from('198.51.100.5', { about: { kind: 'footballer', id } })).status)
    }
    const elsewhere = await from('198.51.100.6')
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
    expect(elsewhere.status).toBe(201)
  })
})

describe("a report during the day's run", () => {
  test("answers the same for the day's answer as for any other footballer", async () => {
    const browser = aBrowser()
    const run = await startToday(browser)
    const answer = await answerOfToday()
    const other = FOOTBALLERS.find(({ id }) => id !== answer)!.id
    const [right, wrong] = [
      await report(browser, { about: { kind: 'footballer', id: answer }, run }),
      await report(browser, { about: { kind: 'footballer', id: other }, run }),
    ]
    const shape = ({ status, text, headers, body }: typeof right) => ({
      status,
      text: text.replace(body.id, ''),
      headers: [...headers],
    })
    expect(shape(right)).toEqual(shape(wrong))
    expect([await rowOf(right.body.id), await rowOf(wrong.body.id)]).toMatchObject([{ run_id: null }, { run_id: null }])
  })

  test('stores the run once it is over, for the player of that run only', async () => {
    const browser = aBrowser()
    const run = await startToday(browser)
    const player = await answerOfToday()
    await browser.send(step, 'POST', `/api/runs/${run}`, { n: 1, action: { type: 'guess', player } })
    const mine = await report(browser, { run })
    const stranger = await from('198.51.100.7', { run })
    expect(mine.status).toBe(201)
    expect(await rowOf(mine.body.id)).toMatchObject({ run_id: run })
    expect(await rowOf(stranger.id)).toMatchObject({ run_id: null })
  })
})
