import { expect, test, vi } from 'vitest'
import { CACHES } from '#core/offline.ts'

test('the worker of a build without offline support removes itself and all our stored data', async () => {
  const names = new Set<string>([...Object.values(CACHES), 'eleven-older', 'of-somebody-else'])
  const databases = ['workbox-expiration', 'other']
  const unregister = vi.fn(async () => true)
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) })
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => databases.splice(databases.indexOf(name), 1) })
  vi.stubGlobal('self', {
    skipWaiting: async () => {},
    registration: { unregister },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  })
  vi.resetModules()
  await import('#worker/off.ts')
  let work: Promise<unknown> | undefined
  listeners.get('activate')!({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
  expect([...names]).toEqual(['of-somebody-else'])
  expect(databases).toEqual(['other'])
  expect(unregister).toHaveBeenCalledOnce()
  expect(listeners.has('fetch')).toBe(false)
})
