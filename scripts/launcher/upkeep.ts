import type { Secrets } from './data-folder.ts'
import type { Settings } from './settings.ts'

const EVERY_MS = 60_000
/** Past puzzles drawn per call; few, because the same process answers players. */
const PAST_PUZZLES = 12

/**
 * Calls the site's upkeep every minute, as a cron does in production, and includes past puzzles until none is missing;
 * returns a function that stops it.
 */
export function callUpkeep({ host, ports }: Settings, { CRON_SECRET }: Secrets): () => void {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${ports.site}/api/upkeep`
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  const ended = new AbortController()
  let isArchiveDrawn = false
  async function call() {
    const past = isArchiveDrawn ? '' : `?archive=${PAST_PUZZLES}`
    const answer = await fetch(address + past, { headers, signal: ended.signal })
    const { left } = (await answer.json()) as { left?: number | null }
    isArchiveDrawn ||= left === 0
  }
  // The keeper reports a site that exited.
  const timer = setInterval(() => void call().catch(() => {}), EVERY_MS)
  return () => {
    clearInterval(timer)
    ended.abort()
  }
}
