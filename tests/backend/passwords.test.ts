import { scryptSync } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashPassword, isPassword } from '#supabase/local/auth/passwords.ts'

const threads = vi.hoisted(() => ({ busy: 0, most: 0 }))

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  const scrypt: typeof real.scrypt = (...given: unknown[]) => {
    const done = given.pop() as (...answer: unknown[]) => void
    threads.most = Math.max(threads.most, ++threads.busy)
    const finish = (...answer: unknown[]) => {
      threads.busy--
      done(...answer)
    }
    real.scrypt(...(given as [string, string, number, object]), finish)
  }
  return { ...real, scrypt }
})

test("a password is stored only as a hash with OWASP's parameters for 16 MB", async () => {
  const kept = await hashPassword('offside trap')
  const [, salt = '', key] = kept.split('$')
  const work = { N: 2 ** 14, r: 8, p: 5 }
  expect(scryptSync('offside trap', Buffer.from(salt, 'base64'), 32, work).toString('base64')).toBe(key)
  expect(await isPassword('offside trap', kept)).toBe(true)
  expect(await isPassword('onside trap', kept)).toBe(false)
})

test('password hashing uses one thread, so that files are read meanwhile', async () => {
  threads.most = 0
  const kept = await hashPassword('offside trap')
  const tries = Array.from({ length: 6 }, (_, at) => isPassword(`wrong ${at}`, at % 2 === 0 ? kept : null))
  expect(await Promise.all(tries)).toEqual(tries.map(() => false))
  expect(threads).toEqual({ busy: 0, most: 1 })
})

test('attempts at unknown addresses wait behind known accounts, and more than eight are rejected', async () => {
  const kept = await hashPassword('offside trap', 1)
  const order: string[] = []
  const guesses = Array.from({ length: 12 }, () =>
    isPassword('wrong', null).then(
      () => order.push('unknown'),
      (error: { code: string }) => order.push(error.code),
    ),
  )
  const signIn = isPassword('offside trap', kept).then((isRight) => order.push(`known ${isRight}`))
  await Promise.all([...guesses, signIn])
  expect(order).toEqual([
    ...Array<string>(3).fill('over_request_rate_limit'),
    'unknown',
    'known true',
    ...Array<string>(8).fill('unknown'),
  ])
})
