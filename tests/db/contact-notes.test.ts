import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ADMIN, arrange, asPerson, OTHER, OWNER, rpc, upkeep } from './persons.ts'

type Added = { number: number; created: boolean }

let database: TestDatabase

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(async () => {
  await arrange(database)
  await database.admin('truncate public.contact_notes')
})
afterAll(() => database.close())

const NOTE = {
  account: null as string | null,
  with_key: 'hash of one',
  with_token: 'nonce' as string | null,
  of_topic: 'data',
  of_about: 'Zinedine Zidane',
  with_body: 'He was born in 1972.',
  with_email: null as string | null,
  on_page: '/wordle',
  by_browser: 'A browser',
  in_locale: 'fr',
  doubtful: false,
}

const add = (changes: Partial<typeof NOTE> = {}) => rpc<Added>(database, 'add_contact_note', { ...NOTE, ...changes })
const notes = (columns = '*') =>
  database.admin<Record<string, unknown>>(`select ${columns} from public.contact_notes order by number`)
const take = (size = 10) => rpc<{ number: number; topic: string }[]>(database, 'take_contact_notices', { size })

describe('a new note', () => {
  test('is open, and the team is notified', async () => {
    const { number, created } = await add({ account: OWNER, with_email: 'ada@example.test' })
    expect(created).toBe(true)
    expect(await notes('user_id, topic, about, body, email, page, browser, locale, status, decided_at')).toEqual([
      {
        ...{ user_id: OWNER, topic: 'data', about: 'Zinedine Zidane', body: 'He was born in 1972.' },
        ...{ email: 'ada@example.test', page: '/wordle', browser: 'A browser', locale: 'fr' },
        ...{ status: 'open', decided_at: null },
      },
    ])
    expect(await take()).toEqual([{ number, topic: 'data' }])
  })

  test('is stored once, even with another token', async () => {
    const first = await add()
    const again = [await add(), await add({ with_token: 'another' }), await add({ with_token: null })]
    expect(again).toEqual(Array(3).fill({ number: first.number, created: false }))
    expect(await notes()).toHaveLength(1)
    expect((await add({ with_key: 'hash of two', with_token: 'another' })).created).toBe(true)
  })

  test.each([
    ['without a token', { with_token: null }],
    ['when it is doubtful', { doubtful: true }],
  ])('is held %s, and nobody is mailed', async (_, changes) => {
    await add(changes)
    expect(await notes('status')).toEqual([{ status: 'held' }])
    expect(await take()).toEqual([])
  })

  test('is held when its token has been used', async () => {
    await add()
    await add({ with_key: 'hash of two' })
    expect(await notes('status, token')).toEqual([
      { status: 'open', token: 'nonce' },
      { status: 'held', token: null },
    ])
  })

  test.each([
    ['an unknown subject', { of_topic: 'press' }],
    ['nothing to read', { with_body: '' }],
    ['too much to read', { with_body: 'x'.repeat(4001) }],
    ['nobody to answer about an account', { of_topic: 'account' }],
  ])('is refused with %s', async (_, changes) => {
    await expect(add(changes)).rejects.toThrow(/contact_notes_\w+/)
  })

  test('cannot be added by anybody but the server', async () => {
    for (const person of ['anonymous', 'owner', 'other', 'admin'] as const)
      await expect(asPerson(database, person, `select public.list_contact_notes('open', null, 20)`)).rejects.toThrow(
        /permission denied/,
      )
  })
})

describe('the outbox of notices', () => {
  test('gives a note to one sender at a time, and again until its mail was accepted', async () => {
    const { number } = await add()
    expect(await take()).toEqual([{ number, topic: 'data' }])
    expect(await take()).toEqual([])
    await database.admin('update public.contact_notes set notice_at = now()')
    expect(await take()).toHaveLength(1)
    await rpc(database, 'end_contact_notices', { numbers: [number] })
    expect(await notes('notice_at')).toEqual([{ notice_at: null }])
  })

  test('retries with back-off, up to a day', async () => {
    await add()
    const waits: number[] = []
    for (let time = 0; time < 11; time++) {
      await database.admin('update public.contact_notes set notice_at = now()')
      await take()
      const [row] = await database.admin<{ minutes: number }>(
        'select round(extract(epoch from notice_at - now()) / 60)::integer as minutes from public.contact_notes',
      )
      waits.push(row!.minutes)
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440])
  })
})

describe('a decision', () => {
  const decide = (note: unknown, verdict: string) =>
    rpc<object | null>(database, 'decide_contact_note', { by_admin: null, note, verdict })

  test('closes a note and opens it again, each once and with an audit entry', async () => {
    const { number } = await add()
    const [{ id }] = (await notes('id')) as [{ id: string }]
    expect(await decide(id, 'done')).toEqual({ id, status: 'done', changed: true })
    expect(await decide(id, 'done')).toEqual({ id, status: 'done', changed: false })
    expect(await take()).toEqual([])
    expect(await decide(id, 'open')).toEqual({ id, status: 'open', changed: true })
    expect(await decide(id, 'held')).toEqual({ id, status: 'open', changed: false })
    const log = await database.admin('select action, target, detail from public.admin_actions order by id desc limit 2')
    expect(log).toEqual([
      { action: 'reopen-note', target: String(number), detail: 'data' },
      { action: 'close-note', target: String(number), detail: 'data' },
    ])
  })

  test('mails the team about a held note that is opened, and about no other', async () => {
    const { number } = await add({ doubtful: true })
    const [{ id }] = (await notes('id')) as [{ id: string }]
    await decide(id, 'open')
    expect(await take()).toEqual([{ number, topic: 'data' }])
    await decide(id, 'done')
    await decide(id, 'open')
    expect(await notes('notice_at')).toEqual([{ notice_at: null }])
  })

  test('needs a note', async () => {
    expect(await decide(ADMIN, 'done')).toBeNull()
  })
})

describe('retention', () => {
  test('ends with the account, and twelve months after a note was closed or held', async () => {
    await add({ account: OWNER, with_key: 'of the owner' })
    await add({ account: OTHER, with_key: 'closed', with_token: 'b' })
    await add({ with_key: 'closed lately', with_token: 'c' })
    await add({ with_key: 'held', with_token: null })
    await add({ with_key: 'open', with_token: 'd' })
    await database.admin(`update public.contact_notes set created_at = now() - interval '13 months'`)
    await database.admin(
      `update public.contact_notes set status = 'done', decided_at = now() - interval '1 month' *
         case key when 'closed' then 13 else 1 end where key like 'closed%'`,
    )
    await asPerson(database, 'owner', 'select public.delete_current_user()')
    expect(await upkeep(database)).toBe(2)
    expect(await notes('key')).toEqual([{ key: 'closed lately' }, { key: 'open' }])
  })

  test('notes are in the export of their account only', async () => {
    await add({ account: OWNER, with_token: null })
    const exported = await rpc<{ notes: object[] }>(database, 'export_account', { account: OWNER })
    expect(exported.notes).toMatchObject([{ topic: 'data', text: 'He was born in 1972.', status: 'open' }])
    expect((await rpc<{ notes: object[] }>(database, 'export_account', { account: OTHER })).notes).toEqual([])
  })
})
