import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { querySelector: () => null, referrer: '' })
})

const isWanted = async () => {
  const { playIntent } = await import('#ui/intent.ts')
  return Promise.race([playIntent().then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))])
}

test('a key pressed before the script loads shows intent, even if the focus has moved since', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  expect(await isWanted()).toBe(true)
})

test.each([
  ['nothing was pressed', { userActivation: { hasBeenActive: false } }],
  ['a browser does not tell', {}],
])('no intent when %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await isWanted()).toBe(false)
})
