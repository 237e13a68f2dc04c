import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, OTHER, OWNER, rpc } from '../persons.ts'
import { NOBODY, PLAYER, WEBP, openOffice, type Office } from './office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => office.arrange())
afterAll(() => office.database.close())

describe('an approved submission', () => {
  test("becomes its footballer's picture, credited to its sender, with an audit entry", async () => {
    const id = await office.aSubmission()
    expect(await office.approve(id)).toEqual({ id, status: 'approved', changed: true, file: null })
    expect(await office.picture()).toEqual({
      author: 'Ada',
      licence: 'own',
      source: 'submission',
      submission: id,
      taken_down: null,
    })
    expect(await rpc(office.database, 'read_player_picture', { footballer: PLAYER })).toBe(WEBP)
    expect(await office.actions()).toEqual([{ admin: ADMIN, action: 'approve-submission', target: PLAYER, detail: id }])
    const row = await office.one(`select status, decided_by, decided_at is null as undecided from public.submissions`)
    expect(row).toEqual({ status: 'approved', decided_by: ADMIN, undecided: false })
  })

  test('is decided once', async () => {
    const id = await office.aSubmission()
    await office.approve(id)
    expect(await office.decide(id, 'rejected', 'too-small', null)).toMatchObject({ status: 'approved', changed: false })
    expect(await office.approve(id, Buffer.from('RIFF????WEBPothers').toString('base64'))).toMatchObject({
      changed: false,
    })
    expect(await rpc(office.database, 'read_player_picture', { footballer: PLAYER })).toBe(WEBP)
    expect(await office.actions()).toHaveLength(1)
  })

  test.each([
    ['no picture', null],
    ['a file that is not a picture', Buffer.from('<svg xmlns=""></svg>').toString('base64')],
    ['a picture above 100 kB', Buffer.from(`RIFF${'x'.repeat(102_400)}`).toString('base64')],
  ])('with %s changes nothing', async (_, bytes) => {
    const id = await office.aSubmission()
    await expect(office.approve(id, bytes)).rejects.toThrow()
    expect(await office.one('select status from public.submissions')).toEqual({ status: 'pending' })
    expect(await office.actions()).toEqual([])
    expect(await office.database.admin('select 1 from public.player_pictures')).toEqual([])
  })

  test('replaces another picture, hidden or not; a hidden footballer stays hidden', async () => {
    await office.approve(await office.aSubmission())
    await rpc(office.database, 'take_down_picture', { footballer: PLAYER, what: 'replacement' })
    const second = await office.aSubmission('https://pictures.example/2.jpg', OTHER)
    await office.approve(second)
    expect(await office.picture()).toMatchObject({ author: 'Ben', submission: second, taken_down: null })
    await rpc(office.database, 'take_down_picture', { footballer: PLAYER, what: 'everything' })
    await office.approve(await office.aSubmission('https://pictures.example/3.jpg'))
    expect(await office.picture()).toMatchObject({ author: 'Ada', taken_down: 'everything' })
  })

  test("credits its sender's current name", async () => {
    await office.approve(await office.aSubmission())
    const request = {
      account: OWNER,
      visitor: null,
      progressId: null,
      records: [],
      verified: [],
      refused: [],
      limits: { total: 0 },
    }
    await rpc(office.database, 'save_user', {
      request: { ...request, create: null, change: { username: 'Ada L.' }, gapsOnly: false },
    })
    expect(await office.picture()).toMatchObject({ author: 'Ada L.', source: 'submission' })
  })

  test("keeps its picture without a name when its sender's account is deleted", async () => {
    await office.approve(await office.aSubmission())
    await office.database.admin('delete from auth.users where id = $1', [OWNER])
    expect(await office.picture()).toMatchObject({ author: 'Player', submission: null, source: 'submission' })
  })

  test('is replaced by an imported picture, which has no submission', async () => {
    await office.approve(await office.aSubmission())
    const row = { player: PLAYER, bytes: WEBP, author: 'A. Painter', licence: 'CC0', source: 'https://example.org/1' }
    await rpc(office.database, 'fill_player_pictures', { pictures: JSON.stringify([row]) })
    expect(await office.picture()).toMatchObject({ author: 'A. Painter', submission: null })
  })
})

describe('a rejected submission', () => {
  test('names its file and the reason', async () => {
    const file = `${OWNER}/${NOBODY}.webp`
    const id = await office.aSubmission(file)
    expect(await office.decide(id, 'rejected', 'too-small', null)).toEqual({
      id,
      status: 'rejected',
      changed: true,
      file,
    })
    expect(await office.one('select status, reason from public.submissions')).toEqual({
      status: 'rejected',
      reason: 'too-small',
    })
    expect(await office.actions()).toEqual([
      { admin: ADMIN, action: 'reject-submission', target: PLAYER, detail: 'too-small' },
    ])
  })

  test.each([
    ['without a reason', 'rejected', null],
    ['for a reason that is not on the list', 'rejected', 'ugly'],
  ])('%s is refused without an audit entry', async (_, verdict, why) => {
    await expect(office.decide(await office.aSubmission(), verdict, why, null)).rejects.toThrow()
    expect(await office.actions()).toEqual([])
  })
})

test('a withdrawn submission stays withdrawn, and an unknown one has no outcome', async () => {
  const id = await office.aSubmission()
  await rpc(office.database, 'withdraw_submission', { account: OWNER, submission: id })
  expect(await office.approve(id)).toMatchObject({ status: 'withdrawn', changed: false })
  expect(await office.decide(id, 'withdrawn', null, null)).toMatchObject({ changed: false })
  expect(await office.approve(NOBODY)).toBeNull()
})

describe('a queue', () => {
  type Page = { items: { id: string }[]; open: number; next: string | null }
  const page = (status: string, after: string | null = null) =>
    rpc<Page>(office.database, 'list_submissions', { with_status: status, after, size: 2 })

  async function pending(count: number): Promise<string[]> {
    const ids: string[] = []
    for (let at = 0; at < count; at++) {
      const id = await office.aSubmission(`https://pictures.example/${at}.jpg`)
      await office.database.admin(
        `update public.submissions set created_at = '2026-07-16'::timestamptz + $1::interval where id = $2`,
        [`${at} minutes`, id],
      )
      ids.push(id)
    }
    return ids
  }

  test('lists the oldest first, page by page, also when a page was decided meanwhile', async () => {
    const ids = await pending(5)
    const first = await page('pending')
    expect([first.items.map(({ id }) => id), first.open, first.next]).toEqual([ids.slice(0, 2), 5, ids[1]])
    for (const id of ids.slice(0, 2)) await office.decide(id, 'rejected', 'too-small', null)
    const second = await page('pending', first.next)
    expect([second.items.map(({ id }) => id), second.open]).toEqual([ids.slice(2, 4), 3])
    const third = await page('pending', second.next)
    expect([third.items.map(({ id }) => id), third.next]).toEqual([ids.slice(4), null])
  })

  test('lists the newest decision first', async () => {
    const ids = await pending(4)
    for (const [at, id] of [ids[2]!, ids[0]!, ids[3]!].entries()) {
      await office.decide(id, 'rejected', 'too-small', null)
      // The clock of a database in memory counts milliseconds, so two decisions may share one.
      await office.database.admin(
        'update public.submissions set decided_at = decided_at + $1::interval where id = $2',
        [`${at} minutes`, id],
      )
    }
    const first = await page('rejected')
    expect(first.items.map(({ id }) => id)).toEqual([ids[3], ids[0]])
    expect((await page('rejected', first.next)).items.map(({ id }) => id)).toEqual([ids[2]])
    expect(await page('approved')).toEqual({ items: [], open: 1, next: null })
  })

  test('shows sender and footballer, never the path of a stored file', async () => {
    await office.aSubmission(`${OWNER}/${NOBODY}.webp`)
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
