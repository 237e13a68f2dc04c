import './app-error.ts'
import { $connection } from '#stores/connection.ts'
import { whenIdle } from '#stores/idle.ts'
import { $capped, $handedOver, $sessionEnd, $waiting, takeNews } from '#stores/news.ts'
import { $gain, $notifications, notify } from '#stores/notifications.ts'
import { prepareProgress } from '#stores/progress.ts'
import { $storageFull } from '#stores/persisted.ts'
import { startSession } from '#stores/load-session.ts'
import { followBuild } from './follow-build.ts'
import { loadWords, pageLocale } from './words/index.ts'

let started = false

/**
 * What every page with an island starts once: the session when there is a cookie, the notification area at the first
 * notification and the connection dialog when it is opened. Nothing of it is in the first view.
 */
export function startOverlays() {
  if (started) return
  started = true
  $notifications.subscribe((list) => list.length > 0 && void showNotifications())
  $connection.subscribe(({ open }) => open && void showConnection())
  $gain.subscribe(nameArea)
  // Subscribed, not listened to: a page may know the session before this code has come.
  $handedOver.subscribe(async (news) => news && (await import('./tell.ts')).tellHandOver(news))
  $waiting.subscribe(async (count) => count > 0 && (await import('./tell.ts')).tellWaiting(count))
  $capped.subscribe(async (capped) => capped && (await import('./tell.ts')).tellCapped())
  $storageFull.subscribe(async (full) => full && (await import('./tell.ts')).tellStorageFull())
  $sessionEnd.subscribe(async (end) => end && (await import('./tell.ts')).tellSessionEnd(end))
  startSession()
  followBuild()
  whenIdle(prepareProgress)
  const news = takeNews()
  if (news) void loadWords().then(({ auth }) => notify({ color: 'green', description: auth[news] }))
}

const area = () => document.querySelector<HTMLElement>('#notification, #progressionNotification')!

/** The area is `progressionNotification` while a gain of points is shown (specification, 2). */
function nameArea(gain: unknown) {
  area().id = gain ? 'progressionNotification' : 'notification'
}

/** Each is mounted once; a failed load of its code is tried again at the next occasion. */
const mounted = new Set<string>()

async function once(name: string, mount: () => Promise<void>) {
  if (mounted.has(name)) return
  mounted.add(name)
  await mount().catch(() => mounted.delete(name))
}

const showNotifications = () =>
  once('notifications', async () => {
    const [{ mountNotifications }, words] = await Promise.all([import('./notifications-root.tsx'), loadWords()])
    mountNotifications(area(), pageLocale(), words)
  })

const showConnection = () =>
  once('connection', async () => {
    const [{ mountConnection }, words] = await Promise.all([import('./connection-root.tsx'), loadWords()])
    mountConnection(document.querySelector<HTMLElement>('#connection')!, pageLocale(), words)
  })
