import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, OTHER, OWNER, rpc } from '../persons.ts'
import { PLAYER, openOffice, type Office } from './office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => office.arrange())
afterAll(() => office.database.close())

describe('the audit log', () => {
  const makeAdmin = (role: string | null, id = OTHER) =>
    office.database.admin(`update auth.users set raw_app_meta_data = $1 where id = $2`, [JSON.stringify({ role }), id])

  test('records new and removed admins, once each', async () => {
    for (const role of ['admin', 'admin', 'editor', null]) await makeAdmin(role)
    await office.database.admin(
      `insert into auth.users (email, raw_app_meta_data) values ('new@example.test', '{"role":"admin"}')`,
    )
    expect(await office.actions()).toMatchObject([
      { admin: null, action: 'make-admin', target: 'Ben', detail: OTHER },
      { admin: null, action: 'remove-admin', target: 'Ben', detail: OTHER },
      { admin: null, action: 'make-admin', target: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  })

  test('records hidden and restored pictures', async () => {
    const hide = (what: string | null) =>
      rpc<boolean>(office.database, 'decide_picture', { by_admin: ADMIN, footballer: PLAYER, what })
    expect([await hide('replacement'), await hide('everything'), await hide(null), await hide(null)]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(await office.actions()).toEqual([
      { admin: ADMIN, action: 'take-down-picture', target: PLAYER, detail: 'everything' },
      { admin: ADMIN, action: 'show-picture', target: PLAYER, detail: null },
    ])
  })

  test("cannot be deleted; an admin's deleted account becomes anonymous", async () => {
    await makeAdmin('admin')
    await rpc(office.database, 'decide_picture', { by_admin: ADMIN, footballer: PLAYER, what: 'everything' })
    for (const change of [
      'delete from public.admin_actions',
      `update public.admin_actions set detail = 'nothing'`,
      `update public.admin_actions set admin = null, target = 'nobody'`,
      `update public.admin_actions set admin = '${OWNER}'`,
    ])
      await expect(office.database.admin(change)).rejects.toThrow('what an admin did stays written down')
    await office.database.admin('delete from auth.users where id = $1', [ADMIN])
    expect(await office.actions()).toMatchObject([
      { action: 'make-admin' },
      { admin: null, action: 'take-down-picture' },
    ])
  })

  test('is read from the newest entry on', async () => {
    for (const what of ['everything', null, 'everything'])
      await rpc(office.database, 'decide_picture', { by_admin: ADMIN, footballer: PLAYER, what })
    type Listed = { id: number; action: string; admin: object }[]
    const list = (before: number | null) => rpc<Listed>(office.database, 'list_admin_actions', { before, size: 2 })
    const newest = await list(null)
    expect(newest).toMatchObject([
      { id: 3, admin: { id: ADMIN, username: 'Referee' }, target: PLAYER, detail: 'everything' },
      { id: 2, action: 'show-picture', detail: null },
    ])
    expect((await list(2)).map(({ id }) => id)).toEqual([1])
    expect(await list(1)).toEqual([])
  })
})
