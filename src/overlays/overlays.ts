import './app-error.ts'
import { $connection } from '#stores/connection.ts'
import { whenIdle } from '#stores/idle.ts'
import { $capped, $handedOver, $sessionEnd, $waiting, takeNews } from '#stores/news.ts'
import { $gain, $notifications, notify } from '#stores/notifications.ts'
import { prepareProgress } from '#stores/progress.ts'
import { $storageFull } from '#stores/persisted.ts'
import { startSession } from '#stores/load-session.ts'
import { followBuild } from './follow-build.ts'
import { loadNotifications } from './load-notifications.ts'
import { pageLocale } from '#stores/page-locale.ts'
import { loadSharedMessages } from './words/index.ts'

let started = false

/**
 * Starts what every page with an island needs, each part lazily: the session if there is a cookie, notifications at the
 * first one, the connection dialog when opened.
 */
export function startOverlays() {
  if (started) return
  started = true
  $notifications.subscribe((list) => list.length > 0 && void showNotifications())
  $connection.subscribe(({ open }) => open && void showConnection())
  $gain.subscribe(nameArea)
  // `subscribe` also calls with the current value: the session may be known before this code loads.
  $handedOver.subscribe(async (news) => news && (await import('./notices.ts')).notifyHandOver(news))
  $waiting.subscribe(async (count) => count > 0 && (await import('./notices.ts')).notifyWaiting(count))
  $capped.subscribe(async (capped) => capped && (await import('./notices.ts')).notifyCapped())
  $storageFull.subscribe(async (full) => full && (await import('./notices.ts')).notifyStorageFull())
  $sessionEnd.subscribe(async (end) => end && (await import('./notices.ts')).notifySessionEnd(end))
  startSession()
  followBuild()
  whenIdle(prepareProgress)
  if (import.meta.env.WORKER) whenIdle(async () => (await import('./keep-offline.ts')).keepOffline())
  const news = takeNews()
  if (news) void loadSharedMessages().then(({ auth }) => notify({ color: 'green', description: auth[news] }))
}

const area = () => document.querySelector<HTMLElement>('#notification, #progressionNotification')!

/** The area's id is `progressionNotification` while a gain of points is shown (specification, 2). */
function nameArea(gain: unknown) {
  area().id = gain ? 'progressionNotification' : 'notification'
}

/** Parts that are mounted; a failed load is retried at the next trigger. */
const mounted = new Set<string>()

async function once(name: string, mount: () => Promise<void>) {
  if (mounted.has(name)) return
  mounted.add(name)
  await mount().catch(() => mounted.delete(name))
}

const showNotifications = () =>
  once('notifications', async () => {
    const [{ mountNotifications }, words] = await loadNotifications()
    mountNotifications(area(), pageLocale(), words)
  })

const showConnection = () =>
  once('connection', async () => {
    const [{ mountConnection }, words] = await Promise.all([import('./connection-root.tsx'), loadSharedMessages()])
    mountConnection(document.querySelector<HTMLElement>('#connection')!, pageLocale(), words)
  })
