import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { ResultRecord } from '#contracts/results.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { UsersAnswer } from '#contracts/users.ts'
import type { View } from '#games/wordle/rules/engine.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { PATCH, POST } from '#pages/users.ts'
import { aBrowser, NOON, openStage, PATIENT_MS, type Browser, type Player, type Stage, usedOn } from './stage.ts'

type Answer = UsersAnswer & ErrorAnswer

let stage: Stage
let players = 0
/** Tests of rejections can share a player. */
let refused: Awaited<ReturnType<typeof settled>>

beforeAll(async () => {
  stage = await openStage()
  refused = await settled()
  await settled() // player2, whose name is taken.
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const post = (browser: Browser, body: unknown) => browser.send<Answer>(POST, 'POST', '/users', body)
const patch = (browser: Browser, body: unknown) => browser.send<Answer>(PATCH, 'PATCH', '/users', body)
const newPlayer = () => stage.player(`player${++players}`)

/** An account with its record and its signed-in browser. */
async function settled(): Promise<{ player: Player; browser: Browser }> {
  const player = await newPlayer()
  const browser = aBrowser({ cookies: player.cookies })
  await post(browser, { user_id: player.id })
  return { player, browser }
}

const aRecord = (changes: Partial<ResultRecord> = {}): ResultRecord => ({
  id: randomUUID(),
  mode: 'easy',
  date: '2026-11-21',
  won: true,
  score: 3,
  points: 42,
  ms: 30_000,
  n: 3,
  tags: [],
  ...changes,
})

/** Solves a day in a browser and returns its record. */
async function solve(browser: Browser, date = '2026-11-21', mode = 'today'): Promise<ResultRecord> {
  const { body } = await browser.send<RunAnswer<View>>(begin, 'POST', '/api/runs', {
    game: 'wordle',
    mode,
    date,
  })
  const [player] = await usedOn(stage, 'wordle', date)
  const action = { type: 'guess', player }
  const ended = await browser.send<RunAnswer<View>>(step, 'POST', `/api/runs/${body.runId}`, { n: 1, action })
  return ended.body.end!.result
}

describe('authentication', () => {
  test('a visitor has no record', async () => {
    expect((await post(aBrowser(), { user_id: randomUUID() })).body).toMatchObject({
      statusCode: 401,
      code: 'unauthorised',
    })
  })

  test('a session in cookies and a bearer are the same player', async () => {
    const { player } = await settled()
    for (const browser of [aBrowser({ cookies: player.cookies }), aBrowser({ token: player.token })]) {
      expect((await patch(browser, { user_id: player.id, locales: 'fr' })).body.userInfo.user_id).toBe(player.id)
    }
  })

  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forgeries: [string, (token: string) => string][] = [
    ['two parts', (token) => token.split('.').slice(0, 2).join('.')],
    ['four parts', (token) => `${token}.x`],
    ['no signature', (token) => token.replace(/[^.]+$/, '')],
    ['another signature', (token) => token.replace(/[^.]+$/, 'A'.repeat(86))],
    ['algorithm none', (token) => `${encoded({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`],
    ['algorithm HS256', (token) => `${encoded({ alg: 'HS256', kid: 'x' })}.${token.split('.')[1]}.c2ln`],
    ['another key', (token) => `${encoded({ alg: 'ES256', kid: 'x' })}.${token.split('.').slice(1).join('.')}`],
    [
      'other claims',
      (token) => token.replace(/\.[^.]+\./, `.${encoded({ sub: randomUUID(), role: 'authenticated' })}.`),
    ],
    ['nothing', () => ''],
    ['the publishable key', () => process.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY']!],
    ['noise', () => '%%%.%%%.%%%'],
  ]

  test.each(forgeries)('a bearer with %s is anonymous', async (_, forge) => {
    const { player } = refused
    const reply = await post(aBrowser({ token: forge(player.token) }), { user_id: player.id })
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthorised'])
  })

  test.each(['none', 'HS256'])('a bearer signed by %s is rejected without a backend call', async (alg) => {
    const { player } = refused
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9')
    const token = [encoded({ alg, kid: 'x' }), player.token.split('.')[1], 'c2ln'].join('.')
    const reply = await post(aBrowser({ token }), { user_id: player.id }).finally(() => {
      vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
    })
    expect(reply.status).toBe(401)
  })

  test('an expired bearer is anonymous, expired cookies renew their session', async () => {
    const { player } = await settled()
    vi.setSystemTime(NOON + 2 * 3_600_000)
    const change = { user_id: player.id, locales: 'es' }
    expect((await patch(aBrowser({ token: player.token }), change)).status).toBe(401)
    const before = [...player.cookies]
    expect((await patch(aBrowser({ cookies: player.cookies }), change)).status).toBe(200)
    expect([...player.cookies]).not.toEqual(before)
  })

  test('a session that cannot be renewed because of an outage is unavailable, not anonymous', async () => {
    const { player } = await settled()
    vi.setSystemTime(NOON + 2 * 3_600_000)
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`)
    vi.stubEnv('BACKEND_DEADLINE_MS', '100')
    const reply = await patch(aBrowser({ cookies: player.cookies }), { user_id: player.id }).finally(() => {
      vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
      vi.stubEnv('BACKEND_DEADLINE_MS', PATIENT_MS)
      silent.close()
    })
    expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
  })

  test('treats broken session cookies as those of a visitor', async () => {
    const { player } = await settled()
    const broken = new Map([...player.cookies].map(([name]) => [name, 'base64-e30']))
    expect((await patch(aBrowser({ cookies: broken }), { user_id: player.id })).status).toBe(401)
    const visiting = aBrowser({ cookies: broken })
    await solve(visiting)
    expect(visiting.cookies.has('eleven_visitor')).toBe(true)
  })

  test("nobody writes another account's record", async () => {
    const { player, browser } = await settled()
    const other = await settled()
    const { body } = await patch(other.browser, { user_id: other.player.id })
    for (const foreign of [{ user_id: other.player.id }, { id: body.userInfo.id }]) {
      expect((await patch(browser, { ...foreign, username: 'thief' })).body.code).toBe('forbidden')
    }
    expect((await post(browser, { user_id: other.player.id })).body.code).toBe('forbidden')
    expect((await patch(browser, { user_id: player.id, id: body.userInfo.id })).body.code).toBe('forbidden')
  })
})

describe('POST /users', () => {
  test("creates the record with the sign-up's name", async () => {
    const player = await newPlayer()
    const reply = await post(aBrowser({ cookies: player.cookies }), { user_id: player.id, locales: 'fr-FR,en' })
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject(reply.body.userInfo)
    expect(reply.body.userInfo).toMatchObject({
      username: `player${players}`,
      points: 0,
      statistics: {},
      preferences: {},
      locales: 'fr-FR,en',
      opt_in: true,
    })
    expect(reply.body.renamed).toBeUndefined()
  })

  test('answers a second one with the existing record', async () => {
    const { player, browser } = await settled()
    const again = await post(browser, { user_id: player.id, username: 'Another' })
    expect(again.status).toBe(200)
    expect(again.body.userInfo.username).toBe(`player${players}`)
  })

  test.each([
    ['a taken name', 'PLAYER1', /^PLAYER1\d+$/],
    ['a short name', 'ab', /^Player\d*$/],
    ['a long name', 'x'.repeat(40), /^x{20}$/],
    ['a name of invisible characters', '\u200b\u200b\u200b\u200b', /^Player\d*$/],
    ['letters that our typefaces lack', 'Тимур', /^Player\d*$/],
    ['an offensive name', 'sh1thead', /^Player\d*$/],
    ['a name that is ours', 'Eleven Support', /^Player\d*$/],
  ])('renames %s and reports it', async (_, username, expected) => {
    const player = await newPlayer()
    const { body } = await post(aBrowser({ token: player.token }), { user_id: player.id, username })
    expect(body.userInfo.username).toMatch(expected)
    expect(body.renamed).toBe(body.userInfo.username)
  })

  test('ignores claimed points', async () => {
    const player = await newPlayer()
    const { body } = await post(aBrowser({ token: player.token }), { user_id: player.id, points: 5000 })
    expect(body.userInfo.points).toBe(0)
  })
})

describe('PATCH /users', () => {
  test('needs a record', async () => {
    const player = await newPlayer()
    expect((await patch(aBrowser({ token: player.token }), { user_id: player.id })).body.code).toBe('not-found')
  })

  test('changes name, picture, languages and visibility', async () => {
    const { player, browser } = await settled()
    const change = {
      username: 'Zinédine',
      photo_url: 'https://lh3.googleusercontent.com/a/picture',
      locales: 'es',
      opt_in: false,
    }
    expect((await patch(browser, { user_id: player.id, ...change })).body.userInfo).toMatchObject(change)
  })

  test('clears the removed-name flag when a new name is set', async () => {
    const { player, browser } = await settled()
    await patch(browser, { user_id: player.id, preferences: { renamed: 'Old Name', kit: 'stripes' } })
    const { body } = await patch(browser, { user_id: player.id, username: 'New Name' })
    expect(body.userInfo).toMatchObject({ username: 'New Name', preferences: { kit: 'stripes' } })
    expect(body.userInfo.preferences).not.toHaveProperty('renamed')
  })

  test.each([
    ['a taken name', { username: 'pLaYeR2' }, 409, 'username-taken'],
    ['a short name', { username: 'ab' }, 422, 'bad-request'],
    ['a name of spaces', { username: '     ' }, 422, 'bad-request'],
    ['an invisible name', { username: '\u200b\u200b\u200b' }, 422, 'username-invalid'],
    ['markup', { username: '<script>alert(1)</s' }, 422, 'username-invalid'],
    ['an address', { username: 'javascript:alert(1)' }, 422, 'username-invalid'],
    ['a name that reads as a taken one', { username: 'PIayér 2' }, 409, 'username-taken'],
    ['letters that our typefaces lack', { username: 'Тимур' }, 422, 'username-script'],
    ['a name of Braille blanks', { username: '\u2800\u2800\u2800' }, 422, 'username-invalid'],
    ['an offensive name', { username: 'F.u.c.k' }, 422, 'username-refused'],
    ['a name that is ours', { username: 'Admin' }, 422, 'username-refused'],
    ['a picture elsewhere', { photo_url: 'https://tracker.example/p.png' }, 422, 'bad-request'],
    ['a picture on a look-alike', { photo_url: 'https://lh3.googleusercontent.com.example/p' }, 422, 'bad-request'],
    ['a script', { photo_url: 'javascript:alert(1)' }, 422, 'bad-request'],
    ['a picture with a quote', { photo_url: 'https://lh3.googleusercontent.com/a/"x' }, 422, 'bad-request'],
    ['a picture with a query', { photo_url: 'https://lh3.googleusercontent.com/a?x=1' }, 422, 'bad-request'],
    ['negative points', { points: -1 }, 422, 'bad-request'],
    ['huge points', { points: 1e12 }, 422, 'bad-request'],
    ['an unknown field', { role: 'admin' }, 422, 'bad-request'],
    [
      'more than 400 runs of a game',
      { statistics: { wordle: Array.from({ length: 401 }, () => aRecord()) } },
      422,
      'bad-request',
    ],
    ['an unknown game', { statistics: { chess: [] } }, 422, 'bad-request'],
    ['a padded date', { statistics: { wordle: [{ ...aRecord(), date: '2026-07-16' }] } }, 422, 'bad-request'],
    ['too much text', { preferences: { note: 'x'.repeat(300) } }, 422, 'bad-request'],
  ])('rejects %s', async (_, change, status, code) => {
    const { player, browser } = refused
    const reply = await patch(browser, { user_id: player.id, ...change })
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })

  test('rejects pictures of our own storage, which contains unreviewed ones', async () => {
    const { player, browser } = refused
    const host = process.env['IMAGE_HOST_URL']
    vi.stubEnv('IMAGE_HOST_URL', 'https://images.example/upload')
    const photo_url = `${process.env['PUBLIC_SUPABASE_URL']}/storage/v1/object/public/submissions/a.webp`
    const { body } = await patch(browser, { user_id: player.id, photo_url })
    vi.stubEnv('IMAGE_HOST_URL', host)
    expect(body.code).toBe('bad-request')
  })

  test.each(['/rest/v1/players', '/image-host-else/a.webp', '/image-host/../storage/v1/a.webp'])(
    'rejects the path %s on the origin of the image host',
    async (path) => {
      const { player, browser } = refused
      const { origin } = new URL(process.env['IMAGE_HOST_URL']!)
      const { body } = await patch(browser, { user_id: player.id, photo_url: origin + path })
      expect(body.code).toBe('bad-request')
    },
  )

  test('limits the size of preferences', async () => {
    const { player, browser } = await settled()
    const statuses = []
    for (let round = 0; round < 3; round++) {
      const keys = Array.from({ length: 40 }, (_, at) => [`key${round}x${at}`, 'x'.repeat(150)])
      statuses.push((await patch(browser, { user_id: player.id, preferences: Object.fromEntries(keys) })).status)
    }
    expect(statuses).toEqual([200, 422, 422])
  })

  test('stores more preferences than one request may contain, and stays readable', async () => {
    const { player, browser } = await settled()
    for (const round of ['a', 'b']) {
      const keys = Array.from({ length: 40 }, (_, at) => [`${round}${at}`, at])
      const { status } = await patch(browser, { user_id: player.id, preferences: Object.fromEntries(keys) })
      expect(status).toBe(200)
    }
    const { body } = await patch(browser, { user_id: player.id, opt_in: false })
    expect(Object.keys(body.userInfo.preferences)).toHaveLength(80)
  })

  test('rejects a body above one megabyte', async () => {
    const { browser } = await settled()
    expect((await patch(browser, `"${'x'.repeat(1_100_000)}"`)).body.code).toBe('too-large')
  })

  test('counts a practice run once', async () => {
    const { player, browser } = await settled()
    const statistics = { wordle: [aRecord()] }
    const first = await patch(browser, { user_id: player.id, statistics })
    expect(first.body).toMatchObject({
      moved: { results: 1, points: 42 },
      refused: [],
      userInfo: { points: 42, statistics },
    })
    const again = await patch(browser, { user_id: player.id, statistics })
    expect(again.body).toMatchObject({ moved: { results: 0, points: 0 }, refused: [{ reason: 'duplicate' }] })
  })

  test.each([
    ['points above the mode', { points: 61 }, 'points'],
    ['no human time', { ms: 1999 }, 'time'],
    ['a hand faster than hands', { ms: 3000, n: 13 }, 'time'],
    ['points for nothing done', { n: 0 }, 'time'],
    ['an unknown mode', { mode: 'legendary' }, 'unknown-mode'],
    ['a day before launch', { date: '2026-7-15' }, 'date'],
    ['a day that has begun nowhere', { date: '2026-11-23' }, 'date'],
    ['a daily', { mode: 'today' }, 'verified-elsewhere'],
    ['an archive run', { mode: 'archive' }, 'verified-elsewhere'],
    ['a match', { mode: 'multiplayer' }, 'verified-elsewhere'],
  ] as const)('does not count %s', async (_, change, reason) => {
    const { player, browser } = refused
    const record = aRecord(change)
    const { body } = await patch(browser, { user_id: player.id, statistics: { wordle: [record] } })
    expect(body).toMatchObject({ refused: [{ id: record.id, reason }], userInfo: { points: 0, statistics: {} } })
  })

  test('does not count a mode of another game', async () => {
    const { player, browser } = refused
    const { body } = await patch(browser, { user_id: player.id, statistics: { bingo: [aRecord({ mode: 'easy' })] } })
    expect(body.refused).toMatchObject([{ reason: 'unknown-mode' }])
  })

  test('counts at most 300 points per day', async () => {
    const { player, browser } = await settled()
    const wordle = Array.from({ length: 12 }, () => aRecord({ points: 60 }))
    const { body } = await patch(browser, { user_id: player.id, statistics: { wordle } })
    expect(body.userInfo.points).toBe(300)
    expect(body.refused.map(({ reason }) => reason)).toEqual(Array(7).fill('cap'))
  })

  test('answers any body with a record or a coded error, never with a fault', async () => {
    const { player, browser } = await settled()
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          user_id: fc.constant(player.id),
          points: fc.oneof(fc.integer(), fc.double(), fc.string()),
          statistics: fc.dictionary(
            fc.constantFrom('wordle', 'bingo', 'x'),
            fc.array(fc.jsonValue(), { maxLength: 2 }),
          ),
          preferences: fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue(), { maxKeys: 3 }),
          username: fc.string({ unit: 'binary', maxLength: 24 }),
          locales: fc.string({ unit: 'binary', maxLength: 10 }),
        },
        { requiredKeys: ['user_id'] },
      ),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        expect([200, 400, 409, 422]).toContain((await patch(browser, body)).status)
      }),
      { seed: 11, numRuns: 150 },
    )
  })
})

describe('the hand-over of a visitor', () => {
  test('moves the finished daily, ends the visitor and accepts its record', async () => {
    const player = await newPlayer()
    const browser = aBrowser()
    const daily = await solve(browser)
    const practice = aRecord()
    for (const [name, value] of player.cookies) browser.cookies.set(name, value)
    const statistics = { wordle: [daily, practice] }
    const { body } = await post(browser, { user_id: player.id, statistics, points: 122, progressId: randomUUID() })
    expect(body).toMatchObject({ moved: { results: 2, points: 122 }, refused: [], userInfo: { points: 122 } })
    expect(browser.cookies.has('eleven_visitor')).toBe(false)

    const { body: run } = await browser.send<RunAnswer<View>>(begin, 'POST', '/api/runs', {
      game: 'wordle',
      mode: 'today',
    })
    expect([run.runId, run.view.over]).toEqual([daily.id, true])
  })

  test('moves a day finished in time to repair a streak, to one account', async () => {
    const browser = aBrowser()
    const late = await solve(browser, '2026-11-20', 'archive')
    expect(late).toMatchObject({ points: 0, tags: ['archive', 'repair'] })
    const statistics = { wordle: [late] }
    const first = await newPlayer()
    for (const [name, value] of first.cookies) browser.cookies.set(name, value)
    const body = { user_id: first.id, statistics, progressId: randomUUID() }
    for (const _ of ['at first', 'again']) {
      expect((await post(browser, body)).body.userInfo).toMatchObject({ points: 0, statistics })
    }

    const second = await settled()
    const copied = { user_id: second.player.id, statistics, progressId: randomUUID() }
    expect((await post(second.browser, copied)).body).toMatchObject({
      moved: { results: 0 },
      userInfo: { statistics: {} },
    })
  })

  test('of many results arrives whole, in steps, and the same when repeated', async () => {
    const { player, browser } = await settled()
    const days = Array.from({ length: 250 }, (_, at) => `2026-9-${1 + Math.floor(at / 10)}` as const)
    const wordle = days.map((date, at) => aRecord({ date, points: at % 10 === 0 ? 42 : 0 }))
    const body = { user_id: player.id, progressId: randomUUID(), statistics: { wordle } }
    const first = await post(browser, body)
    expect(first.body).toMatchObject({ moved: { results: 250, points: 1050 }, refused: [], userInfo: { points: 1050 } })
    expect(first.body.userInfo.statistics.wordle!.map(({ id }) => id)).toEqual(wordle.map(({ id }) => id))
    expect((await post(browser, body)).body).toEqual(first.body)
    const { progressId: _, ...patched } = {
      ...body,
      statistics: { wordle: [...wordle, aRecord({ date: '2026-9-30' })] },
    }
    const more = await patch(browser, patched)
    expect(more.body).toMatchObject({ moved: { results: 1, points: 42 }, userInfo: { points: 1092 } })
    expect(more.body.refused).toHaveLength(250)
  })

  /** Ways in which the same hand-over arrives again. */
  const event = fc.constantFrom('post', 'patch', 'both tabs', 'crash')

  test('counts once under retries, two tabs and crashes', async () => {
    const owner = await settled()
    let expected = 0
    let month = 0
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 4 }), async (events) => {
        const date = `2026-${8 + (month % 3)}-${1 + Math.floor(month++ / 3)}` as const
        const body = { user_id: owner.player.id, progressId: randomUUID(), statistics: { wordle: [aRecord({ date })] } }
        expected += 42
        for (const happening of [...events, 'post']) {
          if (happening === 'crash') await post(owner.browser, JSON.stringify(body).slice(0, -1))
          else if (happening === 'both tabs') await Promise.all([post(owner.browser, body), patch(owner.browser, body)])
          else await (happening === 'post' ? post : patch)(owner.browser, body)
        }
        const last = await post(owner.browser, body)
        expect(last.body).toMatchObject({ userInfo: { points: expected }, moved: { results: 1, points: 42 } })
      }),
      { seed: 11, numRuns: 25 },
    )
  })
})

describe('limits', () => {
  test('too many requests of an account must wait, and no address is stored', async () => {
    const { player } = refused
    vi.stubEnv('RATE_LIMIT_FACTOR', '0')
    const reply = await post(aBrowser({ token: player.token }), { user_id: player.id })
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([429, 'too-many-requests', '60'])
    const { data } = await stage.service.from('rate_limits').select('bucket')
    expect(JSON.stringify(data)).not.toContain('192.0.2.1')
  })
})
