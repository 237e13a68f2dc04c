import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REJECTIONS, SUBMISSION_STATUSES } from '#contracts/submission-words.ts'
import { openDatabase, type TestDatabase } from '#tests/support/database.ts'
import { arrange, asPerson, attempt, OTHER, OWNER, rpc } from './persons.ts'

const LINK = 'https://pictures.example/zidane.jpg'

let database: TestDatabase

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const SENT = { account: OWNER, footballer: 'zinedine-zidane', url: LINK, type: 'link', most_pending: 20 }

type Added = { id: string; status: string }
type Withdrawn = { id: string; status: string; file: string | null }

const add = (changes: Partial<typeof SENT> = {}) =>
  rpc<Added | null>(database, 'add_submission', { ...SENT, ...changes })
const addFile = (account = OWNER) => add({ account, type: 'file', url: `${account}/${randomUUID()}.webp` })
const withdraw = (account: string, submission: string) =>
  rpc<Withdrawn | null>(database, 'withdraw_submission', { account, submission })
const rows = (columns = '*') =>
  database.admin<Record<string, unknown>>(`select ${columns} from public.submissions order by created_at`)
const decide = (id: string, change: string) =>
  database.admin(`update public.submissions set ${change}, decided_at = now() where id = $1`, [id])

describe('a new submission', () => {
  test('starts pending, with the time of its consent', async () => {
    const added = await add()
    expect(added?.status).toBe('pending')
    const columns = 'id, user_id, player_id, file_url, file_type, status, reason, decided_at, decided_by'
    expect(await rows(`${columns}, rights_confirmed_at = created_at as confirmed`)).toEqual([
      {
        id: added?.id,
        user_id: OWNER,
        player_id: 'zinedine-zidane',
        file_url: LINK,
        file_type: 'link',
        status: 'pending',
        reason: null,
        decided_at: null,
        decided_by: null,
        confirmed: true,
      },
    ])
  })

  test("is limited by the account's pending ones", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => add({ most_pending: 2 })))
    expect(all.filter((added) => added === null)).toHaveLength(2)
    expect(await add({ most_pending: 2, account: OTHER })).not.toBeNull()
    const [first] = all
    await decide(first!.id, `status = 'approved'`)
    expect(await add({ most_pending: 2 })).not.toBeNull()
  })

  test.each([
    ['an unknown footballer', { footballer: 'nobody' }, 'submissions_player_id_fkey'],
    ['an account that is gone', { account: randomUUID() }, 'submissions_user_id_fkey'],
    ['a third kind', { type: 'mail' }, 'submissions_file_type_check'],
    ['a link that is not https', { url: 'http://pictures.example/a.jpg' }, 'submissions_place'],
    ['a link without end', { url: `${LINK}?${'x'.repeat(500)}` }, 'submissions_file_url_check'],
    ['a file in somebody else’s folder', { type: 'file', url: `${OTHER}/${OWNER}.webp` }, 'submissions_place'],
    ['a file that is no WebP', { type: 'file', url: `${OWNER}/${OWNER}.svg` }, 'submissions_place'],
  ])('rejects %s', async (_, changes, constraint) => {
    await expect(add(changes)).rejects.toThrow(constraint)
    expect(await rows()).toEqual([])
  })

  test('rejects a second row for one stored file, not for one link', async () => {
    const file = { type: 'file', url: `${OWNER}/${randomUUID()}.webp` }
    await add(file)
    await expect(add(file)).rejects.toThrow('submissions_file')
    await add()
    expect(await add()).not.toBeNull()
  })
})

describe('withdrawing', () => {
  test('returns the file to delete, also when repeated', async () => {
    const { id } = (await addFile())!
    const [{ file_url: file }] = (await rows('file_url')) as [{ file_url: string }]
    expect(await withdraw(OWNER, id)).toEqual({ id, status: 'withdrawn', file })
    expect(await withdraw(OWNER, id)).toEqual({ id, status: 'withdrawn', file })
    expect(await rows('status')).toEqual([{ status: 'withdrawn' }])
  })

  test('returns no file for a link', async () => {
    const { id } = (await add())!
    expect(await withdraw(OWNER, id)).toEqual({ id, status: 'withdrawn', file: null })
  })

  test('is for the sender only', async () => {
    const { id } = (await add())!
    expect(await withdraw(OTHER, id)).toBeNull()
    expect(await withdraw(OWNER, randomUUID())).toBeNull()
    expect(await rows('status')).toEqual([{ status: 'pending' }])
  })

  test.each([
    ['approved', `status = 'approved'`],
    ['rejected', `status = 'rejected', reason = 'too-small'`],
  ])('does not change one that is %s', async (status, change) => {
    const { id } = (await add())!
    await decide(id, change)
    expect(await withdraw(OWNER, id)).toMatchObject({ status })
    expect(await rows('status')).toEqual([{ status }])
  })
})

describe('a decision', () => {
  test.each(REJECTIONS)('can reject for "%s"', async (reason) => {
    const { id } = (await add())!
    await decide(id, `status = 'rejected', reason = '${reason}'`)
    expect(await rows('status, reason')).toEqual([{ status: 'rejected', reason }])
  })

  test.each([
    ['a rejection without a reason', `status = 'rejected', decided_at = now()`],
    ['a reason of our own words', `status = 'rejected', reason = 'ugly', decided_at = now()`],
    ['a reason of an approval', `status = 'approved', reason = 'too-small', decided_at = now()`],
    ['an approval without a time', `status = 'approved'`],
    ['a time without a decision', `decided_at = now()`],
    ['somebody who decided nothing', `decided_by = '${OTHER}'`],
    ['a fifth status', `status = 'lost'`],
  ])('cannot be %s', async (_, change) => {
    await add()
    await expect(database.admin(`update public.submissions set ${change}`)).rejects.toThrow(/submissions_\w+/)
  })

  test("outlives the admin's account", async () => {
    const { id } = (await add())!
    await decide(id, `status = 'approved', decided_by = '${OTHER}'`)
    await asPerson(database, 'other', 'select public.delete_current_user()')
    expect(await rows('status, decided_by')).toEqual([{ status: 'approved', decided_by: null }])
  })
})

describe('submissions', () => {
  const read = (person: 'owner' | 'other', columns = 'status') =>
    asPerson<Record<string, unknown>>(database, person, `select ${columns} from public.submissions`)

  test('are readable by their sender only, in every status', async () => {
    await add()
    expect(await read('owner')).toEqual([{ status: 'pending' }])
    expect(await read('other')).toEqual([])
    for (const status of SUBMISSION_STATUSES.slice(1)) {
      const { id } = (await add())!
      await database.admin(
        `update public.submissions set status = $2, reason = case $2 when 'rejected' then 'too-small' end,
           decided_at = case when $2 <> 'withdrawn' then now() end where id = $1`,
        [id, status],
      )
    }
    expect((await read('owner')).map(({ status }) => status).sort()).toEqual([...SUBMISSION_STATUSES].sort())
  })

  test('never show the admin', async () => {
    await add()
    expect(await attempt(database, 'owner', 'select decided_by from public.submissions')).toBe('denied')
  })

  test('are deleted with the account', async () => {
    await add()
    await asPerson(database, 'owner', 'select public.delete_current_user()')
    expect(await rows()).toEqual([])
  })
})

describe('the bucket', () => {
  const NAME = `${OWNER}/picture.webp`
  const insert = `insert into storage.objects (bucket_id, name) values ('submissions', '${NAME}') returning 1`

  beforeEach(async () => {
    await database.admin('truncate storage.objects')
  })

  test('is public, small, and for pictures only', async () => {
    expect(
      await database.admin(`select public, file_size_limit::int as size, allowed_mime_types as types
        from storage.buckets where id = 'submissions'`),
    ).toEqual([{ public: true, size: 1_000_000, types: ['image/webp', 'image/jpeg', 'image/png'] }])
  })

  test.each(['anonymous', 'owner', 'other', 'admin'] as const)(
    'accepts nothing from %s, and lists nothing',
    async (who) => {
      expect(await attempt(database, who, insert)).toBe('denied')
      await database.admin(insert)
      const here = `storage.objects where bucket_id = 'submissions'`
      expect(await attempt(database, who, `select 1 from ${here}`)).toBe(0)
      expect(await attempt(database, who, `delete from ${here} returning 1`)).toBe(0)
      expect(await attempt(database, who, `update storage.objects set name = 'mine' returning 1`)).toBe(0)
    },
  )

  test('belongs to the server', async () => {
    expect(await attempt(database, 'service', insert)).toBe(1)
  })
})
