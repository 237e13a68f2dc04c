import { atom } from 'nanostores'
import type { UsersAnswer } from '#contracts/users.ts'

/** What the last hand-over moved or changed; null when there is nothing to tell. Islands put it into words. */
export const $handedOver = atom<Pick<UsersAnswer, 'moved' | 'refused' | 'pointsLeft' | 'renamed'> | null>(null)

/** How many results of the account are still on this device after a try to send them. */
export const $waiting = atom(0)

/** True once the server had no points left to give for a day: told once per page, the player may go on for fun. */
export const $capped = atom(false)

/** A session that ended without its player saying so here: refused by the service, or ended in another tab. */
export const $sessionEnd = atom<'refused' | 'elsewhere' | null>(null)

const KEY = 'news'

/** Message keys of the area `auth` that may greet the player on the next page. */
const NEWS = ['loggedIn', 'passwordReset'] as const
export type News = (typeof NEWS)[number]

/** Keeps a success message over one navigation of this tab. */
export function tellOnNextPage(news: News) {
  try {
    sessionStorage.setItem(KEY, news)
  } catch {
    // Without a session storage the player sees the result, only not the toast.
  }
}

/** The message kept for this page; null when there is none. Each is told once. */
export function takeNews(): News | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return NEWS.find((news) => news === kept) ?? null
  } catch {
    return null
  }
}
