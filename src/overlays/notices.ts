import { fill, plural } from '#i18n/format.ts'
import type { $handedOver } from '#stores/news.ts'
import { notify } from '#stores/notifications.ts'
import { pageLocale } from '#stores/page-locale.ts'
import { loadSharedMessages } from './words/index.ts'

type HandedOver = NonNullable<ReturnType<typeof $handedOver.get>>

/** Reports what moved to the account, what was refused, and a changed name. */
export async function notifyHandOver({ moved, refused, pointsLeft = 0, renamed }: HandedOver) {
  const { progress: t } = await loadSharedMessages()
  const locale = pageLocale()
  if (moved.results > 0 || moved.points > 0) {
    const results = plural(locale, t.movedResults, moved.results)
    const points = plural(locale, t.movedPoints, moved.points)
    notify({ color: 'green', description: fill(t.moved, { results, points }) })
  }
  const capped = refused.filter(({ reason }) => reason === 'cap').length
  const unfit = refused.length - capped
  if (unfit > 0) notify({ color: 'amber', description: plural(locale, t.refused, unfit) })
  if (capped > 0) await notifyCapped()
  if (pointsLeft > 0) notify({ color: 'amber', description: plural(locale, t.pointsLeft, pointsLeft) })
  if (renamed) notify({ color: 'blue', description: fill(t.renamed, { name: renamed }) })
}

/** Reports that the daily limit of points is reached. */
export async function notifyCapped() {
  const { progress: t } = await loadSharedMessages()
  notify({ color: 'blue', description: t.capped })
}

/** Reports that results of the account are still only on this device. */
export async function notifyWaiting(count: number) {
  const { progress: t } = await loadSharedMessages()
  notify({ color: 'amber', description: plural(pageLocale(), t.waiting, count) })
}

/** Reports that the device's storage is full; play can go on. */
export async function notifyStorageFull() {
  const { progress: t } = await loadSharedMessages()
  notify({ color: 'amber', description: t.storageFull })
}

/** Reports the end of the session, with a way back if it was not a logout. */
export async function notifySessionEnd(end: 'refused' | 'elsewhere') {
  const { auth: t } = await loadSharedMessages()
  if (end === 'refused') notify({ color: 'amber', description: t.signedOut })
  else notify({ color: 'blue', description: t.loggedOut })
}
