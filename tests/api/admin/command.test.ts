import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAdmins, setAdmin, type Access } from '#scripts/admin/admins.ts'
import type { AuditPage } from '#contracts/admin-desk.ts'
import { openStage, type Stage } from '../stage.ts'
import { anAdmin, ask, signedInAs, bodyOf } from './back-office.ts'

let stage: Stage
let access: Access

beforeAll(async () => {
  stage = await openStage()
  access = { url: process.env['PUBLIC_SUPABASE_URL']!, secretKey: process.env['SUPABASE_SECRET_KEY']! }
})
afterAll(() => stage.close())

/** Role that the account's next access token carries. */
const hasAdminRole = async (name: string) => {
  const { data } = await stage.service.auth.admin.listUsers()
  const user = data.users.find(({ email }) => email === `${name}@example.test`)
  return user?.app_metadata['role'] === 'admin'
}

describe('the command that makes admins', () => {
  test('adds, lists and removes by address, with an audit entry each', async () => {
    const watching = await anAdmin(stage, 'first')
    await signedInAs(stage, 'captain')
    expect(await setAdmin(access, ' Captain@Example.test ', true)).toBe(true)
    expect(await setAdmin(access, 'captain@example.test', true)).toBe(false)
    expect(await listAdmins(access)).toEqual(['captain@example.test', 'first@example.test'])
    expect(await hasAdminRole('captain')).toBe(true)
    expect(await setAdmin(access, 'captain@example.test', false)).toBe(true)
    expect(await setAdmin(access, 'captain@example.test', false)).toBe(false)
    expect(await listAdmins(access)).toEqual(['first@example.test'])
    const { items } = await bodyOf<AuditPage>(ask(watching, 'GET', '/api/admin/audit'))
    expect(items.map(({ admin, action }) => [admin, action])).toEqual([
      [null, 'remove-admin'],
      [null, 'make-admin'],
      [null, 'make-admin'],
    ])
  })

  test("keeps the account's other metadata", async () => {
    const { id } = await signedInAs(stage, 'keeper')
    await setAdmin(access, 'keeper@example.test', true)
    await setAdmin(access, 'keeper@example.test', false)
    const { data } = await stage.service.auth.admin.getUserById(id)
    expect(data.user!.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  })

  test('rejects an unknown address', async () => {
    expect(await setAdmin(access, 'nobody@example.test', true)).toBeNull()
  })

  test("fails with the server's message when the key is wrong", async () => {
    await expect(listAdmins({ ...access, secretKey: 'sb_secret_wrong' })).rejects.toThrow('the accounts cannot be read')
  })
})

describe('npm run admin', () => {
  const execute = promisify(execFile)
  const command = async (...args: string[]) => {
    const answer = await execute(process.execPath, ['scripts/admin.ts', ...args], { env: process.env }).catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
    return { code: 'code' in answer ? answer.code : 0, text: (answer.stdout + answer.stderr).trim() }
  }

  test('prints what it did', async () => {
    await signedInAs(stage, 'winger')
    expect(await command('add', 'winger@example.test')).toEqual({
      code: 0,
      text: 'winger@example.test is an admin now: log out and in again, then open /admin.',
    })
    expect((await command('list')).text.split('\n')).toContain('winger@example.test')
    expect((await command('remove', 'winger@example.test')).text).toMatch(/is no admin any more/)
    expect((await command('remove', 'winger@example.test')).text).toBe('winger@example.test is no admin.')
  })

  test.each([
    [['add', 'nobody@example.test'], 'Nobody has signed up with nobody@example.test'],
    [['add'], 'Usage'],
    [['promote', 'winger@example.test'], 'Usage'],
    [['list', '--data', '/nowhere'], 'No embedded backend is running here'],
  ])('%j ends with a message', async (args, sentence) => {
    const { code, text } = await command(...args)
    expect([code, text]).toEqual([1, expect.stringContaining(sentence)])
    expect(text).not.toContain('    at ')
  })
})
