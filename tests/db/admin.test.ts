import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { finished, player, start } from './builders.ts'
import { ADMIN, arrange, OTHER, OWNER, rpc, script, type Database } from './persons.ts'

const PLAYER = 'zinedine-zidane'
const NOBODY = '0f000000-0000-4000-8000-00000000000f'
const WEBP = Buffer.from('RIFF????WEBPpixels').toString('base64')

let database: Database
beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(async () => {
  await arrange(database)
  await script(
    database,
    `
    truncate public.admin_actions restart identity;
    insert into auth.users (id, email) values ('${ADMIN}', 'admin@example.test');
    insert into public.user_infos (user_id, username) values ('${ADMIN}', 'Referee');
  `,
  )
})
afterAll(() => database.close())

type Action = { admin: string | null; action: string; target: string; detail: string | null }
const actions = () =>
  database.admin<Action>('select admin, action, target, detail from public.admin_actions order by id')
const one = async <Row>(sql: string, values: unknown[] = []) => (await database.admin<Row>(sql, values))[0]!

async function aSubmission(url = 'https://pictures.example/zidane.jpg', by = OWNER): Promise<string> {
  const type = url.startsWith('https:') ? 'link' : 'file'
  const { id } = await one<{ id: string }>(
    `insert into public.submissions (user_id, player_id, file_url, file_type) values ($1, '${PLAYER}', $2, $3) returning id`,
    [by, url, type],
  )
  return id
}

type Outcome = { id: string; status: string; changed: boolean; file?: string | null } | null
const decide = (submission: string, verdict: string, why: string | null, picture: string | null) =>
  rpc<Outcome>(database, 'decide_submission', { by_admin: ADMIN, submission, verdict, why, picture })
const approve = (submission: string, picture: string | null = WEBP) => decide(submission, 'approved', null, picture)

const picture = () =>
  one<{ author: string; licence: string; source: string; submission: string | null; taken_down: string | null }>(
    `select author, licence, source, submission, taken_down from public.player_pictures where player = '${PLAYER}'`,
  )

describe('a submission that is approved', () => {
  test('is the picture of its footballer by its sender, and written down with it', async () => {
    const id = await aSubmission()
    expect(await approve(id)).toEqual({ id, status: 'approved', changed: true, file: null })
    expect(await picture()).toEqual({
      author: 'Ada',
      licence: 'own',
      source: 'submission',
      submission: id,
      taken_down: null,
    })
    expect(await rpc(database, 'read_player_picture', { footballer: PLAYER })).toBe(WEBP)
    expect(await actions()).toEqual([{ admin: ADMIN, action: 'approve-submission', target: PLAYER, detail: id }])
    const row = await one(`select status, decided_by, decided_at is null as undecided from public.submissions`)
    expect(row).toEqual({ status: 'approved', decided_by: ADMIN, undecided: false })
  })

  test('is decided once', async () => {
    const id = await aSubmission()
    await approve(id)
    expect(await decide(id, 'rejected', 'too-small', null)).toMatchObject({ status: 'approved', changed: false })
    expect(await approve(id, Buffer.from('RIFF????WEBPothers').toString('base64'))).toMatchObject({ changed: false })
    expect(await rpc(database, 'read_player_picture', { footballer: PLAYER })).toBe(WEBP)
    expect(await actions()).toHaveLength(1)
  })

  test.each([
    ['no picture', null],
    ['a picture that is none', Buffer.from('<svg xmlns=""></svg>').toString('base64')],
    ['a picture above 100 kB', Buffer.from(`RIFF${'x'.repeat(102_400)}`).toString('base64')],
  ])('with %s leaves everything as it was', async (_, bytes) => {
    const id = await aSubmission()
    await expect(approve(id, bytes)).rejects.toThrow()
    expect(await one('select status from public.submissions')).toEqual({ status: 'pending' })
    expect(await actions()).toEqual([])
    expect(await database.admin('select 1 from public.player_pictures')).toEqual([])
  })

  test('takes the place of another picture, taken down or not; a footballer who is hidden stays so', async () => {
    await approve(await aSubmission())
    await rpc(database, 'take_down_picture', { footballer: PLAYER, what: 'replacement' })
    const second = await aSubmission('https://pictures.example/2.jpg', OTHER)
    await approve(second)
    expect(await picture()).toMatchObject({ author: 'Ben', submission: second, taken_down: null })
    await rpc(database, 'take_down_picture', { footballer: PLAYER, what: 'everything' })
    await approve(await aSubmission('https://pictures.example/3.jpg'))
    expect(await picture()).toMatchObject({ author: 'Ada', taken_down: 'everything' })
  })

  test('keeps its picture when its sender leaves, without their name', async () => {
    await approve(await aSubmission())
    await database.admin('delete from auth.users where id = $1', [OWNER])
    expect(await picture()).toMatchObject({ author: 'Player', submission: null, source: 'submission' })
  })

  test('gives way to an import, which is nobody’s submission', async () => {
    await approve(await aSubmission())
    const row = { player: PLAYER, bytes: WEBP, author: 'A. Painter', licence: 'CC0', source: 'https://example.org/1' }
    await rpc(database, 'fill_player_pictures', { pictures: JSON.stringify([row]) })
    expect(await picture()).toMatchObject({ author: 'A. Painter', submission: null })
  })
})

describe('a submission that is rejected', () => {
  test('names its file and the reason', async () => {
    const file = `${OWNER}/${NOBODY}.webp`
    const id = await aSubmission(file)
    expect(await decide(id, 'rejected', 'too-small', null)).toEqual({ id, status: 'rejected', changed: true, file })
    expect(await one('select status, reason from public.submissions')).toEqual({
      status: 'rejected',
      reason: 'too-small',
    })
    expect(await actions()).toEqual([
      { admin: ADMIN, action: 'reject-submission', target: PLAYER, detail: 'too-small' },
    ])
  })

  test.each([
    ['without a reason', 'rejected', null],
    ['for a reason of an admin’s own', 'rejected', 'ugly'],
  ])('%s is refused, with nothing written down', async (_, verdict, why) => {
    await expect(decide(await aSubmission(), verdict, why, null)).rejects.toThrow()
    expect(await actions()).toEqual([])
  })

  test('cannot be withdrawn into something else, nor decided when it was withdrawn', async () => {
    const id = await aSubmission()
    await rpc(database, 'withdraw_submission', { account: OWNER, submission: id })
    expect(await approve(id)).toMatchObject({ status: 'withdrawn', changed: false })
    expect(await decide(id, 'withdrawn', null, null)).toMatchObject({ changed: false })
    expect(await approve(NOBODY)).toBeNull()
  })
})

describe('a report', () => {
  async function aReport(field = 'club'): Promise<string> {
    const { id } = await one<{ id: string }>(
      `insert into public.reports (reporter, date, game, footballer, field)
       values ('somebody', '2026-07-16', 'wordle', '${PLAYER}', $1) returning id`,
      [field],
    )
    return id
  }
  const close = (report: string, verdict: string, why: string) =>
    rpc<Outcome>(database, 'decide_report', { by_admin: ADMIN, report, verdict, why })

  test('is closed once, with or without words', async () => {
    const [first, second] = [await aReport(), await aReport('age')]
    expect(await close(first, 'accepted', 'corrected')).toEqual({ id: first, status: 'accepted', changed: true })
    expect(await close(second, 'refused', '')).toMatchObject({ status: 'refused', changed: true })
    expect(await close(first, 'refused', 'no')).toMatchObject({ status: 'accepted', changed: false })
    expect(await close(NOBODY, 'refused', '')).toBeNull()
    expect(await actions()).toEqual([
      { admin: ADMIN, action: 'accept-report', target: `${PLAYER} club`, detail: 'corrected' },
      { admin: ADMIN, action: 'refuse-report', target: `${PLAYER} age`, detail: null },
    ])
  })

  test('is not closed with a verdict that there is not', async () => {
    expect(await close(await aReport(), 'open', '')).toMatchObject({ status: 'open', changed: false })
    expect(await actions()).toEqual([])
  })
})

describe('a reported name', () => {
  const report = (named: string, by = 'one') =>
    rpc(database, 'add_name_report', { named, reported_by: by, on_date: '2026-07-16' })
  type Names = { items: { id: string; username: string; account: { username: string } | null; reports: number }[] }
  const names = (status = 'open') =>
    rpc<Names & { open: number }>(database, 'list_name_reports', { with_status: status, after: null, size: 20 })
  const close = (id: string, verdict: string) =>
    rpc<Outcome>(database, 'decide_name_report', { by_admin: ADMIN, report: id, verdict })
  const nameOf = async (id = OWNER) =>
    (await one<{ username: string }>('select username from public.user_infos where user_id = $1', [id])).username

  test('is one entry however often it is reported, and is taken away from account and pictures', async () => {
    await approve(await aSubmission())
    await report('Ada', 'one')
    await report('ADA', 'two')
    await report('Ben', 'one')
    const { items, open } = await names()
    expect([items.map(({ username, reports }) => [username, reports]), open]).toEqual([
      [
        ['Ada', 2],
        ['Ben', 1],
      ],
      2,
    ])
    expect(await close(items[0]!.id, 'renamed')).toMatchObject({ status: 'renamed', changed: true })
    const given = await nameOf()
    expect(given).toMatch(/^Player\d+$/)
    expect((await picture()).author).toBe(given)
    expect((await actions()).at(-1)).toEqual({ admin: ADMIN, action: 'rename-player', target: 'Ada', detail: given })
    expect((await names()).items.map(({ username }) => username)).toEqual(['Ben'])
    expect((await names('renamed')).items).toMatchObject([{ username: 'Ada', reports: 2, account: null }])
    expect(await close(items[0]!.id, 'refused')).toMatchObject({ status: 'renamed', changed: false })
  })

  test('can be left alone', async () => {
    await report('Ben')
    const [{ id, account } = { id: '', account: null }] = (await names()).items
    expect(account).toEqual({ id: OTHER, username: 'Ben' })
    expect(await close(id, 'refused')).toMatchObject({ status: 'refused', changed: true })
    expect(await nameOf(OTHER)).toBe('Ben')
    expect(await actions()).toEqual([{ admin: ADMIN, action: 'refuse-name-report', target: 'Ben', detail: null }])
  })

  test('that nobody bears any more cannot be taken away, only left', async () => {
    await report('Guest of honour')
    await report('Ada')
    await database.admin(`update public.user_infos set username = 'Grace' where user_id = $1`, [OWNER])
    for (const { id, account } of (await names()).items) {
      expect([account, await close(id, 'renamed')]).toMatchObject([null, { status: 'open', changed: false }])
      expect(await close(id, 'refused')).toMatchObject({ changed: true })
    }
    expect([await nameOf(), await close(NOBODY, 'refused')]).toEqual(['Grace', null])
  })
})

describe('a queue', () => {
  type Page = { items: { id: string }[]; open: number; next: string | null }
  const page = (status: string, after: string | null = null) =>
    rpc<Page>(database, 'list_submissions', { with_status: status, after, size: 2 })

  async function pending(count: number): Promise<string[]> {
    const ids: string[] = []
    for (let at = 0; at < count; at++) {
      const id = await aSubmission(`https://pictures.example/${at}.jpg`)
      await database.admin(
        `update public.submissions set created_at = '2026-07-16'::timestamptz + $1::interval where id = $2`,
        [`${at} minutes`, id],
      )
      ids.push(id)
    }
    return ids
  }

  test('gives the oldest first, page by page, also when a page was decided meanwhile', async () => {
    const ids = await pending(5)
    const first = await page('pending')
    expect([first.items.map(({ id }) => id), first.open, first.next]).toEqual([ids.slice(0, 2), 5, ids[1]])
    for (const id of ids.slice(0, 2)) await decide(id, 'rejected', 'too-small', null)
    const second = await page('pending', first.next)
    expect([second.items.map(({ id }) => id), second.open]).toEqual([ids.slice(2, 4), 3])
    const third = await page('pending', second.next)
    expect([third.items.map(({ id }) => id), third.next]).toEqual([ids.slice(4), null])
  })

  test('gives the newest decided first', async () => {
    const ids = await pending(4)
    for (const id of [ids[2]!, ids[0]!, ids[3]!]) await decide(id, 'rejected', 'too-small', null)
    const first = await page('rejected')
    expect(first.items.map(({ id }) => id)).toEqual([ids[3], ids[0]])
    expect((await page('rejected', first.next)).items.map(({ id }) => id)).toEqual([ids[2]])
    expect(await page('approved')).toEqual({ items: [], open: 1, next: null })
  })

  test('says who sent what, and never the place of a stored file', async () => {
    await aSubmission(`${OWNER}/${NOBODY}.webp`)
    const { items } = await page('pending')
    expect(items).toMatchObject([
      {
        footballer: { id: PLAYER, name: 'Zinedine Zidane' },
        sender: { id: OWNER, username: 'Ada' },
        fileType: 'file',
        link: null,
        status: 'pending',
        reason: null,
      },
    ])
  })
})

describe('a voided day', () => {
  type Day = { id: number; runs: number; answers: string[]; voided: { answers: string[]; reason: string }[] }
  const voided = (puzzle = 1, after_id = 1) =>
    rpc<number | null>(database, 'void_puzzle', {
      by_admin: ADMIN,
      puzzle,
      why: 'wrong club',
      after_id,
      new_setup: { from: 'the bench' },
      new_answers: ['pele'],
    })
  const dailies = () => rpc<Day[]>(database, 'list_dailies', { since: '2026-07-16', until: '2026-07-18' })

  test('has another puzzle at once and says why', async () => {
    expect(await voided()).toBe(2)
    expect(await dailies()).toMatchObject([
      {
        id: 2,
        number: 1,
        date: '2026-07-16',
        answers: ['pele'],
        voided: [{ answers: [PLAYER], reason: 'wrong club' }],
      },
    ])
    expect(await actions()).toEqual([
      { admin: ADMIN, action: 'void-daily', target: 'wordle 2026-07-16', detail: 'wrong club' },
    ])
  })

  test('is voided once, and only knowing what was drawn', async () => {
    expect(await voided(1, 0)).toBeNull()
    expect(await actions()).toEqual([])
    expect(await voided()).toBe(2)
    expect(await voided(1, 2)).toBe(0)
    expect(await voided(2, 1)).toBeNull()
    expect(await voided(2, 2)).toBe(3)
    expect((await dailies())[0]!.voided).toHaveLength(2)
  })

  test('leaves runs and results as they are', async () => {
    await finished(database, player(OWNER))
    await start(database, player(OTHER))
    const kept = () =>
      database.admin(`select to_jsonb(run) as row from public.runs as run
        union all select to_jsonb(result) from public.results as result`)
    const before = await kept()
    await voided()
    expect(await kept()).toEqual(before)
    expect(await dailies()).toMatchObject([{ id: 2, runs: 0 }])
    const { run, created } = await start(database, player(OTHER))
    expect([
      created,
      (await one<{ puzzle_id: string }>('select puzzle_id from public.runs where id = $1', [run.id])).puzzle_id,
    ]).toEqual([false, 1])
  })

  test('makes days wait that were drawn without knowing of it', async () => {
    const days = JSON.stringify([{ date: '2026-07-17', number: 2, setup: {}, answers: ['pele'] }])
    const add = (after_id: number | null) =>
      rpc<boolean>(database, 'add_puzzles', { for_game: 'wordle', for_mode: 'today', after_number: 1, days, after_id })
    await voided()
    expect(await add(1)).toBe(false)
    expect(await add(2)).toBe(true)
  })
})

describe('what is written down', () => {
  const makeAdmin = (role: string | null, id = OTHER) =>
    database.admin(`update auth.users set raw_app_meta_data = $1 where id = $2`, [JSON.stringify({ role }), id])

  test('includes who became an admin and who is none any more, once each', async () => {
    for (const role of ['admin', 'admin', 'editor', null]) await makeAdmin(role)
    await database.admin(
      `insert into auth.users (email, raw_app_meta_data) values ('new@example.test', '{"role":"admin"}')`,
    )
    expect(await actions()).toMatchObject([
      { admin: null, action: 'make-admin', target: 'Ben', detail: OTHER },
      { admin: null, action: 'remove-admin', target: 'Ben', detail: OTHER },
      { admin: null, action: 'make-admin', target: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  })

  test('includes taking pictures down and showing them', async () => {
    const hide = (what: string | null) =>
      rpc<boolean>(database, 'decide_picture', { by_admin: ADMIN, footballer: PLAYER, what })
    expect([await hide('replacement'), await hide('everything'), await hide(null), await hide(null)]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(await actions()).toEqual([
      { admin: ADMIN, action: 'take-down-picture', target: PLAYER, detail: 'everything' },
      { admin: ADMIN, action: 'show-picture', target: PLAYER, detail: null },
    ])
  })

  test('stays, whoever wants it gone; an admin whose account is deleted is forgotten', async () => {
    await makeAdmin('admin')
    await rpc(database, 'decide_picture', { by_admin: ADMIN, footballer: PLAYER, what: 'everything' })
    for (const change of [
      'delete from public.admin_actions',
      `update public.admin_actions set detail = 'nothing'`,
      `update public.admin_actions set admin = null, target = 'nobody'`,
      `update public.admin_actions set admin = '${OWNER}'`,
    ])
      await expect(database.admin(change)).rejects.toThrow('what an admin did stays written down')
    await database.admin('delete from auth.users where id = $1', [ADMIN])
    expect(await actions()).toMatchObject([{ action: 'make-admin' }, { admin: null, action: 'take-down-picture' }])
  })

  test('is read from the newest on', async () => {
    for (const what of ['everything', null, 'everything'])
      await rpc(database, 'decide_picture', { by_admin: ADMIN, footballer: PLAYER, what })
    type Listed = { id: number; action: string; admin: object }[]
    const list = (before: number | null) => rpc<Listed>(database, 'list_admin_actions', { before, size: 2 })
    const newest = await list(null)
    expect(newest).toMatchObject([
      { id: 3, admin: { id: ADMIN, username: 'Referee' }, target: PLAYER, detail: 'everything' },
      { id: 2, action: 'show-picture', detail: null },
    ])
    expect((await list(2)).map(({ id }) => id)).toEqual([1])
    expect(await list(1)).toEqual([])
  })
})
