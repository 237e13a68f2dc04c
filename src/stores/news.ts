import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { UsersAnswer } from '#contracts/users.ts'

/** What the last hand-over moved or changed; null when there is nothing to tell. Islands put it into words. */
export const $handedOver = atom<Pick<UsersAnswer, 'moved' | 'refused' | 'renamed'> | null>(null)

/** How many results of the account are still on this device after a try to send them. */
export const $waiting = atom(0)

const KEY = 'news'

/** Message keys of the area `auth` that may greet the player on the next page. */
const News = z.enum(['loggedIn', 'loggedOut', 'passwordReset'])
export type News = z.infer<typeof News>

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
    const news = News.safeParse(sessionStorage.getItem(KEY)).data ?? null
    sessionStorage.removeItem(KEY)
    return news
  } catch {
    return null
  }
}
