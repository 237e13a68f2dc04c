import { scryptSync } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashPassword, isPassword, RANK } from '#supabase/local/auth/passwords.ts'

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
  expect(await isPassword('offside trap', kept, RANK.address)).toBe(true)
  expect(await isPassword('onside trap', kept, RANK.address)).toBe(false)
})

test('password hashing uses one thread, so that files are read meanwhile', async () => {
  threads.most = 0
  const kept = await hashPassword('offside trap')
  const tries = Array.from({ length: 6 }, (_, at) =>
    isPassword(`wrong ${at}`, at % 2 === 0 ? kept : null, RANK.address),
  )
  expect(await Promise.all(tries)).toEqual(tries.map(() => false))
  expect(threads).toEqual({ busy: 0, most: 1 })
})

/** Starts all attempts at once; resolves with their names in the order in which they end. */
async function orderOfEnds(attempts: [name: string, kept: string | null, rank: number][]): Promise<string[]> {
  const order: string[] = []
  const end = async ([name, kept, rank]: (typeof attempts)[number]) => {
    const outcome = await isPassword('offside trap', kept, rank).catch((error: { code: string }) => error.code)
    order.push(typeof outcome === 'string' ? `${name} ${outcome}` : name)
  }
  await Promise.all(attempts.map(end))
  return order
}

test('attempts at unknown addresses wait behind known accounts, and more than eight are rejected', async () => {
  const kept = await hashPassword('offside trap', 1)
  const guesses = Array.from({ length: 12 }, (_, at) => [`guess ${at}`, null, RANK.address] as [string, null, number])
  expect(await orderOfEnds([...guesses, ['known', kept, RANK.address]])).toEqual([
    ...['guess 9', 'guess 10', 'guess 11'].map((name) => `${name} over_request_rate_limit`),
    ...['guess 0', 'known'],
    ...Array.from({ length: 8 }, (_, at) => `guess ${at + 1}`),
  ])
})

test('guesses at a known address wait behind the first attempt at another one', async () => {
  const kept = await hashPassword('offside trap', 1)
  const guesses = Array.from(
    { length: 12 },
    (_, at) => [`guess ${at}`, kept, RANK.address + at] as [string, string, number],
  )
  expect(await orderOfEnds([...guesses, ['owner', kept, RANK.address], ['device', kept, RANK.device]])).toEqual([
    ...['guess 10', 'guess 11'].map((name) => `${name} over_request_rate_limit`),
    ...['guess 0', 'device', 'owner'],
    ...Array.from({ length: 9 }, (_, at) => `guess ${at + 1}`),
  ])
})

test('the newest first attempt at a known address goes first', async () => {
  const kept = await hashPassword('offside trap', 1)
  const guesses = Array.from({ length: 12 }, (_, at) => [`guess ${at}`, kept, RANK.address] as [string, string, number])
  expect((await orderOfEnds([...guesses, ['owner', kept, RANK.address]])).slice(0, 3)).toEqual([
    'guess 0',
    'owner',
    'guess 11',
  ])
})

test('an attempt of better rank evicts the worst waiting one', async () => {
  const kept = await hashPassword('offside trap', 1)
  const guesses = Array.from({ length: 9 }, (_, at) => [`guess ${at}`, null, RANK.address] as [string, null, number])
  expect((await orderOfEnds([...guesses, ['second try', kept, RANK.address + 2]])).slice(0, 3)).toEqual([
    'guess 8 over_request_rate_limit',
    'guess 0',
    'second try',
  ])
})
