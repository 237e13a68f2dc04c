import { hasSessionCookie } from '#stores/session-cookie.ts'
import { ask } from './bar.ts'
import { readChoice, storeChoice, type Choice } from './choice.ts'
import { count, forgetTags, startAnalytics, startTags } from './measure.ts'
import { isMeasurable } from './pages.ts'

const END = '[data-end]'
/** Defaults before a choice: errors are reported (opt-out), everything else needs consent (opt-in). */
const UNASKED = { measure: false, tags: false, reports: true }

/** True when the browser sends a refusal (Global Privacy Control). */
const isRefused = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Asks once if a purpose needs consent, and loads only what the player has accepted. */
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

/** Stores a choice and applies it; a withdrawn purpose reloads the page, because scripts cannot be unloaded. */
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
    // Reloads after another tab has signed in, because a foreign script must not run on a page with a session.
    for (const event of ['storage', 'focus', 'pageshow'])
      addEventListener(event, () => 'dataLayer' in window && hasSessionCookie() && location.reload())
  }
  if (loaded) watchGames()
}

/** Counts begun and ended games by the page's DOM: the first press on a board, and its end. */
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

/** Calls `ended` each time the end of a run appears in the page. */
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
