import { expect, test, vi } from 'vitest'
import { keepOffline } from '#overlays/keep-offline.ts'

function browser({ saveData = false, installed = false, build = 'a1', workers = true } = {}) {
  const asked: unknown[] = []
  const register = vi.fn(async () => {})
  const active = { postMessage: (message: unknown) => asked.push(message) }
  const serviceWorker = workers ? { register, ready: Promise.resolve({ active }) } : undefined
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData } })
  vi.stubGlobal('document', { body: { dataset: { build } } })
  vi.stubGlobal('location', { pathname: '/fr/age' })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: installed && query.includes('standalone') }))
  return { asked, register }
}

test('registers the worker and asks it to cache this page', async () => {
  const { asked, register } = browser()
  await keepOffline()
  expect(register).toHaveBeenCalledWith('/sw.js')
  expect(asked).toEqual([{ build: 'a1', path: '/fr/age', all: false }])
})

test('asks the worker to cache all practice in an installed app', async () => {
  const { asked } = browser({ installed: true })
  await keepOffline()
  expect(asked).toEqual([{ build: 'a1', path: '/fr/age', all: true }])
})

test.each([{ saveData: true }, { build: '' }])('registers nothing with %j', async (options) => {
  const { asked, register } = browser(options)
  await keepOffline()
  expect(register).not.toHaveBeenCalled()
  expect(asked).toEqual([])
})

test('does nothing in a browser without service workers', async () => {
  browser({ workers: false })
  await expect(keepOffline()).resolves.toBeUndefined()
})
