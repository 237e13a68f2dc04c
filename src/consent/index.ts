import { hasSessionCookie } from '#stores/session-cookie.ts'
import { ask } from './bar.ts'
import { readChoice, storeChoice, type Choice } from './choice.ts'
import { count, forgetTags, startAnalytics, startTags } from './measure.ts'
import { isMeasurable } from './pages.ts'

const END = '[data-end]'
/** Errors are reported until the player objects; the rest waits for a yes. */
const UNASKED = { measure: false, tags: false, reports: true }

/** The browser refuses for its user (Global Privacy Control). */
const isRefused = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Asks once where there is something to ask, and loads what the player agreed to; nothing before. */
export function startConsent(): void {
  const choice = readChoice()
  const refused = isRefused()
  document.querySelector('[data-choices]')?.addEventListener('click', () => void question(true))
  if (choice && !refused) return load(choice)
  if (refused || !import.meta.env.MEASURED || !isMeasurable(location.pathname)) return
  if (document.querySelector('footer.foot')) void question(false)
  else onEnd(() => !readChoice() && void question(false))
}

const question = (open: boolean) =>
  ask({ current: readChoice(), refused: isRefused(), open, onChoice: (choice) => decide(readChoice(), choice) })

/** A withdrawn purpose needs a new page: what has run cannot be unloaded. */
function decide(before: Choice | null, choice: Omit<Choice, 'v' | 'at'>) {
  const now = storeChoice(choice)
  const was = before ?? UNASKED
  if (was.tags && !now.tags) forgetTags()
  if ((was.measure && !now.measure) || (was.tags && !now.tags) || was.reports !== now.reports) return location.reload()
  if (!isRefused()) load(now)
}

let loaded = false

function load({ measure, tags }: Choice) {
  if (loaded) return
  loaded = measure || tags
  if (measure) startAnalytics()
  if (tags) {
    startTags(hasSessionCookie())
    // Another tab has signed in: the session's cookie and a foreign script never share a page.
    for (const event of ['storage', 'focus', 'pageshow'])
      addEventListener(event, () => 'dataLayer' in window && hasSessionCookie() && location.reload())
  }
  if (loaded) watchGames()
}

/** Counts games by what the page shows: the first press on a board, and its end. */
function watchGames() {
  let begun = false
  const begin = ({ target }: Event) => {
    if (begun || !(target as Element).closest?.('[data-dock],[data-stage]')) return
    begun = true
    count('game_begun')
  }
  addEventListener('pointerdown', begin)
  addEventListener('keydown', begin)
  addEventListener('counted', ({ detail }: CustomEventInit<'shared' | 'signed_up'>) => detail && count(detail))
  onEnd(() => {
    if (begun) count('game_ended')
    begun = false
  })
}

/** Calls back each time an end comes into the page. */
function onEnd(ended: () => void) {
  const main = document.getElementById('main')!
  let shown = document.querySelector(END)
  if (shown) ended()
  new MutationObserver(() => {
    const now = document.querySelector(END)
    if (now && now !== shown) ended()
    shown = now
  }).observe(main, { childList: true, subtree: true })
}
