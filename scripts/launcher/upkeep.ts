import type { Secrets } from './data-folder.ts'
import type { Settings } from './settings.ts'

const EVERY_MS = 60_000

/** Calls the site's upkeep every minute, as a cron does in production; returns what ends that. */
export function callUpkeep({ host, ports }: Settings, { CRON_SECRET }: Secrets): () => void {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${ports.site}/api/upkeep`
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  const ended = new AbortController()
  const timer = setInterval(() => {
    fetch(address, { headers, signal: ended.signal })
      .then((answer) => answer.body?.cancel())
      // The keeper reports a site that is gone.
      .catch(() => {})
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    ended.abort()
  }
}
