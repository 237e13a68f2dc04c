import { describe, expect, test } from 'vitest'
import { limitAttempts } from '#supabase/local/auth/attempts.ts'

const clock = (start = Date.UTC(2026, 10, 21)) => {
  let now = start
  return { read: () => new Date(now), pass: (ms: number) => void (now += ms) }
}

describe('the limit of wrong passwords', () => {
  test('admits 30 at once, then three that wait, and rejects the rest', async () => {
    const attempts = limitAttempts(clock().read, 0)
    const admitted = await Promise.all(Array.from({ length: 40 }, () => attempts.admit('ada@example.org')))
    expect(admitted.map(Number)).toEqual([...Array(33).fill(1), ...Array(7).fill(0)])
  })

  test('admits new attempts after the waiting ones have run', async () => {
    const attempts = limitAttempts(clock().read, 0)
    for (let tries = 0; tries < 50; tries++) expect(await attempts.admit('ada@example.org')).toBe(true)
  })

  test('counts keys separately, so a known device is admitted while the address is full', async () => {
    const attempts = limitAttempts(clock().read, 0)
    const flood = Array.from({ length: 40 }, () => attempts.admit('ada@example.org'))
    expect(await attempts.admit('device 1')).toBe(true)
    expect((await Promise.all(flood)).filter((admitted) => !admitted)).toHaveLength(7)
  })

  test('forgets wrong passwords after five minutes, or after a right one', async () => {
    const time = clock()
    const attempts = limitAttempts(time.read, 0)
    const at = async (count: number) => Promise.all(Array.from({ length: count }, () => attempts.admit('ada')))
    await at(30)
    time.pass(300_001)
    expect(await at(40)).toHaveLength(40)
    time.pass(300_001)
    for (let tries = 0; tries < 100; tries++) {
      expect(await attempts.admit('bea')).toBe(true)
      attempts.succeed('bea')
    }
    expect((await Promise.all(Array.from({ length: 40 }, () => attempts.admit('bea')))).filter(Boolean)).toHaveLength(
      33,
    )
  })
})
