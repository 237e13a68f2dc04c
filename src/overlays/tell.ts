import { fill, plural } from '#i18n/format.ts'
import type { $handedOver } from '#stores/news.ts'
import { notify } from '#stores/notifications.ts'
import { loadWords, pageLocale } from './words/index.ts'

type HandedOver = NonNullable<ReturnType<typeof $handedOver.get>>

/** Says what moved into the account, what did not count, and under which name the player plays. */
export async function tellHandOver({ moved, refused, pointsLeft = 0, renamed }: HandedOver) {
  const { progress: t } = await loadWords()
  const locale = pageLocale()
  if (moved.results > 0 || moved.points > 0) {
    const results = plural(locale, t.movedResults, moved.results)
    const points = plural(locale, t.movedPoints, moved.points)
    notify({ color: 'green', description: fill(t.moved, { results, points }) })
  }
  const capped = refused.filter(({ reason }) => reason === 'cap').length
  const unfit = refused.length - capped
  if (unfit > 0) notify({ color: 'amber', description: plural(locale, t.refused, unfit) })
  if (capped > 0) await tellCapped()
  if (pointsLeft > 0) notify({ color: 'amber', description: plural(locale, t.pointsLeft, pointsLeft) })
  if (renamed) notify({ color: 'blue', description: fill(t.renamed, { name: renamed }) })
}

/** Says that the points of the day are used up. */
export async function tellCapped() {
  const { progress: t } = await loadWords()
  notify({ color: 'blue', description: t.capped })
}

/** Says that results of the account are still on this device only. */
export async function tellWaiting(count: number) {
  const { progress: t } = await loadWords()
  notify({ color: 'amber', description: plural(pageLocale(), t.waiting, count) })
}

/** Says that this device keeps nothing more; it can be played on. */
export async function tellStorageFull() {
  const { progress: t } = await loadWords()
  notify({ color: 'amber', description: t.storageFull })
}

/** Says that nobody is signed in any more, and what to do about it when nobody wanted that. */
export async function tellSessionEnd(end: 'refused' | 'elsewhere') {
  const { auth: t } = await loadWords()
  if (end === 'refused') notify({ color: 'amber', description: t.signedOut })
  else notify({ color: 'blue', description: t.loggedOut })
}
