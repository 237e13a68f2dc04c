import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, OTHER, OWNER, rpc } from '../persons.ts'
import { NOBODY, PLAYER, openOffice, type Office, type Outcome } from './office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => office.arrange())
afterAll(() => office.database.close())

describe('a report', () => {
  async function aReport(field = 'club'): Promise<string> {
    const { id } = await office.one<{ id: string }>(
      `insert into public.reports (reporter, date, game, kind, about, field)
       values ('somebody', '2026-07-16', 'wordle', 'footballer', '${PLAYER}', $1) returning id`,
      [field],
    )
    return id
  }
  const close = (report: string, verdict: string, why: string) =>
    rpc<Outcome>(office.database, 'decide_report', { by_admin: ADMIN, report, verdict, why })

  test('is closed once, with or without a note', async () => {
    const [first, second] = [await aReport(), await aReport('age')]
    expect(await close(first, 'accepted', 'corrected')).toEqual({ id: first, status: 'accepted', changed: true })
    expect(await close(second, 'refused', '')).toMatchObject({ status: 'refused', changed: true })
    expect(await close(first, 'refused', 'no')).toMatchObject({ status: 'accepted', changed: false })
    expect(await close(NOBODY, 'refused', '')).toBeNull()
    expect(await office.actions()).toEqual([
      { admin: ADMIN, action: 'accept-report', target: `${PLAYER} club`, detail: 'corrected' },
      { admin: ADMIN, action: 'refuse-report', target: `${PLAYER} age`, detail: null },
    ])
  })

  test('rejects an unknown verdict', async () => {
    expect(await close(await aReport(), 'open', '')).toMatchObject({ status: 'open', changed: false })
    expect(await office.actions()).toEqual([])
  })
})

describe('a reported name', () => {
  const report = (named: string, by = 'one') =>
    rpc(office.database, 'add_name_report', { named, reported_by: by, on_date: '2026-07-16' })
  type Names = { items: { id: string; username: string; account: { username: string } | null; reports: number }[] }
  const names = (status = 'open') =>
    rpc<Names & { open: number }>(office.database, 'list_name_reports', { with_status: status, after: null, size: 20 })
  const close = (id: string, verdict: string) =>
    rpc<Outcome>(office.database, 'decide_name_report', { by_admin: ADMIN, report: id, verdict })
  const nameOf = async (id = OWNER) =>
    (await office.one<{ username: string }>('select username from public.user_infos where user_id = $1', [id])).username

  test('is one entry however often it is reported, and is removed from account and pictures', async () => {
    await office.approve(await office.aSubmission())
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
    expect((await office.picture()).author).toBe(given)
    expect((await office.actions()).at(-1)).toEqual({
      admin: ADMIN,
      action: 'rename-player',
      target: 'Ada',
      detail: given,
    })
    expect((await names()).items.map(({ username }) => username)).toEqual(['Ben'])
    expect((await names('renamed')).items).toMatchObject([{ username: 'Ada', reports: 2, account: null }])
    expect(await close(items[0]!.id, 'refused')).toMatchObject({ status: 'renamed', changed: false })
  })

  test('can be kept', async () => {
    await report('Ben')
    const [{ id, account } = { id: '', account: null }] = (await names()).items
    expect(account).toEqual({ id: OTHER, username: 'Ben' })
    expect(await close(id, 'refused')).toMatchObject({ status: 'refused', changed: true })
    expect(await nameOf(OTHER)).toBe('Ben')
    expect(await office.actions()).toEqual([
      { admin: ADMIN, action: 'refuse-name-report', target: 'Ben', detail: null },
    ])
  })

  test('of a deleted account can only be kept', async () => {
    await report('Guest of honour')
    await report('Ada')
    await office.database.admin(`update public.user_infos set username = 'Grace' where user_id = $1`, [OWNER])
    for (const { id, account } of (await names()).items) {
      expect([account, await close(id, 'renamed')]).toMatchObject([null, { status: 'open', changed: false }])
      expect(await close(id, 'refused')).toMatchObject({ changed: true })
    }
    expect([await nameOf(), await close(NOBODY, 'refused')]).toEqual(['Grace', null])
  })
})
