import { CACHE_PREFIX } from '#core/offline.ts'

declare const self: ServiceWorkerGlobalScope

// Replaces the worker in builds with SERVICE_WORKER=off: removes it and everything it stored from browsers
// that have it.

/** Database of Workbox's expiration. */
const DATABASE = 'workbox-expiration'

void self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  indexedDB.deleteDatabase(DATABASE)
  await self.registration.unregister()
}
