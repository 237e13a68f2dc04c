import type { KeepRequest } from '#core/offline.ts'

/** Not in TypeScript's library. */
type Connection = { saveData?: boolean }

/**
 * Registers the service worker and makes it store this page if it is practice, or all practice in an installed app.
 * Does nothing when the browser saves data. Rejects when the browser allows no worker.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: Connection }
  const build = document.body.dataset['build']
  if (!serviceWorker || !build || connection?.saveData) return
  await serviceWorker.register('/sw.js')
  const { active } = await serviceWorker.ready
  const all = matchMedia('(display-mode: standalone)').matches
  active?.postMessage({ build, path: location.pathname, all } satisfies KeepRequest)
}
