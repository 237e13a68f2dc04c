import { atom } from 'nanostores'
import type { UsersAnswer } from '#contracts/users.ts'

/** Parts that the last hand-over moved or changed, for islands to report; null: none. */
export const $handedOver = atom<Pick<UsersAnswer, 'moved' | 'refused' | 'pointsLeft' | 'renamed'> | null>(null)

/** Results of the account that are still unsent. */
export const $waiting = atom(0)

/** True once the day's points are exhausted; reported once per page. */
export const $capped = atom(false)

/** A session that ended without the player's action: refused by the service, or ended in another tab. */
export const $sessionEnd = atom<'refused' | 'elsewhere' | null>(null)

const KEY = 'news'

/** Message keys of the area `auth` for a notice on the next page. */
const NEWS = ['loggedIn', 'passwordReset'] as const
export type News = (typeof NEWS)[number]

/** Stores a success message over one navigation of this tab. */
export function notifyOnNextPage(news: News) {
  try {
    sessionStorage.setItem(KEY, news)
  } catch {
    // Without session storage only the toast is missing.
  }
}

/** Takes the message for this page, once; null when there is none. */
export function takeNews(): News | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return NEWS.find((news) => news === kept) ?? null
  } catch {
    return null
  }
}
