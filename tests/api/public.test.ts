import { pictureAddress } from '#core/picture-address.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { Today, type PastAnswer } from '#contracts/today.ts'
import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { footballerById } from '#data/facts.ts'
import { CATALOGUE, gamesOn } from '#games/catalogue.ts'
import { GET as build } from '#pages/build.json.ts'
import { GET as locale } from '#pages/api/locale.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { GET as today } from '#pages/api/today.ts'
import { POST as users } from '#pages/users.ts'
import { missingEnvironment } from '#server/env.ts'
import { addressVersion } from '#server/pictures/render.ts'
import { pictureFor } from '#server/pictures/source.ts'
import { isOpen } from '#server/runs/days.ts'
import { answersOf, highlightsOf } from '#server/today.ts'
import { aBrowser, NOON, openStage, usedOn, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const visitor = aBrowser()
const read = <Body>(path: string, endpoint = today) => visitor.send<Body & ErrorAnswer>(endpoint, 'GET', path)

describe('GET /api/today', () => {
  test('is the same for everybody and cached for 15 seconds', async () => {
    const { body, headers } = await read<Today>('/api/today?date=2026-11-21')
    expect(Today.safeParse(body).success).toBe(true)
    expect(headers.get('cache-control')).toContain('public, max-age=15, s-maxage=15')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('shows the three answers that the fewest found, of those with a picture', () => {
    const answer = (game: GameId, solved: number | null, picture: string | null = '/img/crest/a.svg'): PastAnswer => ({
      ...{ game, date: '2026-11-20' as const, number: 128, names: ['A', 'B'], subject: 'A' },
      ...{ picture, solved, median: null },
    })
    const answers = [answer('wordle', 71), answer('pixels', null), answer('split', 12, null), answer('blur', 40)]
    const shown = (of: typeof answers) => highlightsOf(of).map(({ game }) => game)
    expect(shown(answers)).toEqual(['blur', 'wordle', 'pixels'])
    expect(shown([...answers, { ...answer('career-path', 1), subject: null }, answer('age', 45)])).toEqual([
      'blur',
      'age',
      'wordle',
    ])
  })

  test('names answers only of a day that is over everywhere', async () => {
    vi.setSystemTime(NOON + 3_600_000)
    const { body } = await read<Today>('/api/today')
    expect(body.answers.map(({ game }) => game)).toEqual(gamesOn('2026-11-20').map(({ id }) => id))
    const [name] = await usedOn(stage, 'wordle', '2026-11-20')
    expect(body.highlights).toHaveLength(3)
    expect(body.highlights.filter((one) => one.subject === null || one.picture === null)).toEqual([])
    const portrait = await pictureFor('portrait', name!)
    expect(body.answers[0]).toEqual({
      game: 'wordle',
      date: '2026-11-20',
      number: 128,
      names: [footballerById(name!)!.name],
      subject: footballerById(name!)!.name,
      picture: portrait
        ? pictureAddress(`portrait/${name}.webp?w=256`, addressVersion(portrait))
        : pictureAddress(`kit/${footballerById(name!)!.club}.svg`),
      solved: null,
      median: null,
    })
    const drawings = body.answers.map(({ game, picture }) => ({
      game,
      of: /^\/img\/(portrait|crest|kit|ground)\/([\w-]+)\.(webp|svg)/.exec(picture!)!.slice(1, 3),
    }))
    for (const { of } of drawings) expect(await pictureFor(of[0] as 'crest', of[1]!)).not.toBeNull()
    expect(drawings.flatMap(({ game, of }) => (of[0] === 'crest' || of[0] === 'ground' ? game : []))).toEqual([
      'tictactoe',
      'stadiums',
      'blur',
    ])
    vi.setSystemTime(NOON + 86_400_000 - 1)
    const later = (await read<Today>('/api/today')).body.answers
    expect(later.map(({ date }) => date)).toEqual(body.answers.map(() => '2026-11-20'))
  })

  test('names no answers of days before a game opened', async () => {
    const now = NOON + 3_600_000
    const opening = (since: Day) => CATALOGUE.map((game) => (game.id === 'age' ? { ...game, since } : game))
    const answered = async (since: Day) => (await answersOf(now, opening(since))).map(({ game }) => game)
    const open = gamesOn('2026-11-20').map(({ id }) => id)
    expect(await answered('2026-11-21')).toEqual(open.filter((id) => id !== 'age'))
    expect(await answered('2026-11-20')).toEqual(open)
  })

  test("opens no day before a game's first day", () => {
    expect(isOpen('2026-11-20', 'archive', '2026-11-19', NOON)).toBe(false)
    expect(isOpen('2026-11-20', 'archive', '2026-11-20', NOON)).toBe(true)
    expect(isOpen('2026-11-22', 'today', '2026-11-21', NOON)).toBe(false)
  })

  test('ranks results counted by the server today', async () => {
    const player = await stage.player('ada')
    const browser = aBrowser({ cookies: player.cookies })
    await browser.send(users, 'POST', '/users', { user_id: player.id })
    const { body: run } = await browser.send<RunAnswer<unknown>>(begin, 'POST', '/api/runs', {
      game: 'wordle',
      mode: 'today',
    })
    const [answer] = await usedOn(stage, 'wordle', '2026-11-21')
    const action = { type: 'guess', player: answer }
    // An instant guess is implausible and held off the boards.
    vi.setSystemTime(NOON + 60_000)
    await browser.send(step, 'POST', `/api/runs/${run.runId}`, { n: 1, action })
    vi.setSystemTime(NOON + 7_200_000)
    const { body, text } = await read<Today>('/api/today')
    expect(body.table).toEqual([{ rank: 1, username: 'ada', photo_url: null, points: 80 }])
    expect(text).not.toContain(answer)
  })

  test.each([
    ['2026-11-25', 'date-not-open'],
    ['2026-11-21T00:00', 'bad-request'],
    ['', 'bad-request'],
  ])('rejects the date "%s"', async (date, code) => {
    expect((await read(`/api/today?date=${date}`)).body.code).toBe(code)
  })
})

describe('GET /api/locale', () => {
  const go = async (query: string) => {
    const { status, headers } = await read(`/api/locale?${query}`, locale)
    return { status, to: headers.get('location'), cookie: headers.get('set-cookie') }
  }

  test('stores the language for a year and redirects', async () => {
    expect(await go('to=fr&next=/fr/wordle?x=1%23top')).toEqual({
      status: 303,
      to: '/fr/wordle?x=1#top',
      cookie: 'i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax',
    })
  })

  test.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/.//example.com',
    '/x/..//example.com',
    'javascript:alert(1)',
    'wordle',
    '/a\r\nset-cookie: x=1',
    '',
  ])('stays on its own origin: %j', async (next) => {
    expect((await go(`to=es&next=${encodeURIComponent(next)}`)).to).toBe('/')
  })

  test.each(['', 'to=de', 'to=__proto__', 'next=/'])('rejects %j', async (query) => {
    expect((await go(query)).status).toBe(422)
  })
})

describe('other files', () => {
  test('build.json names the build', async () => {
    expect(await build().json()).toEqual({ id: expect.stringMatching(/^\w+$/) })
  })

  test('starting without a secret gives one message', () => {
    vi.stubEnv('ROOM_TICKET_SECRET', 'x')
    vi.stubEnv('ROOM_RESULT_SECRET', 'x')
    expect(missingEnvironment()).toBeNull()
    vi.stubEnv('PUZZLE_SECRET', '')
    expect(missingEnvironment()).toBe('The site cannot run without PUZZLE_SECRET: set it as docs/deploy.md describes.')
  })
})
