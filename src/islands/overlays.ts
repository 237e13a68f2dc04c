import { fill, plural } from '#i18n/format.ts'
import { $connection } from '#stores/connection.ts'
import { $me } from '#stores/me.ts'
import { $handedOver, $waiting, takeNews } from '#stores/news.ts'
import { $gain, $notifications, notify } from '#stores/notifications.ts'
import { $points } from '#stores/progress.ts'
import { startSession } from '#stores/session.ts'
import { loadWords, pageLocale, type Words } from './words/index.ts'

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
  $handedOver.listen((news) => news && void tellHandOver(news))
  $waiting.listen((count) => count > 0 && void tellWaiting(count))
  // The header of the page is plain markup; its inline script reads storage again at this event.
  $me.listen(redrawHeader)
  $points.listen(redrawHeader)
  startSession()
  const news = takeNews()
  if (news) void loadWords().then(({ auth }) => notify({ color: 'green', description: auth[news] }))
}

const redrawHeader = () => dispatchEvent(new Event('progress'))

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

async function tellHandOver({ moved, refused, renamed }: NonNullable<ReturnType<typeof $handedOver.get>>) {
  const { progress: t } = await loadWords()
  const locale = pageLocale()
  if (moved.results > 0 || moved.points > 0) notify({ color: 'green', description: movedText(locale, t, moved) })
  if (refused.length > 0) notify({ color: 'amber', description: plural(locale, t.refused, refused.length) })
  if (renamed) notify({ color: 'blue', description: fill(t.renamed, { name: renamed }) })
}

function movedText(locale: string, t: Words['progress'], moved: { results: number; points: number }): string {
  const results = plural(locale, t.movedResults, moved.results)
  return fill(t.moved, { results, points: plural(locale, t.movedPoints, moved.points) })
}

async function tellWaiting(count: number) {
  const { progress: t } = await loadWords()
  notify({ color: 'amber', description: plural(pageLocale(), t.waiting, count) })
}
