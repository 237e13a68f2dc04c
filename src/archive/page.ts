import { dayAt, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { isLocale } from '#i18n/locales.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'
import { searchOf, type Shown } from './address.ts'
import { drawDay } from './draw-day.ts'
import { drawMonth, markDay } from './draw-month.ts'
import { dayAfterKey } from './keys.ts'
import { localBegun, localResults } from './local.ts'
import { countsOf, type Results } from './states.ts'
import { isIn, viewOf, type View } from './view.ts'
import { speech, type Words } from './words.ts'

const page = document.querySelector<HTMLElement>('[data-archive]')!
const { lang } = document.documentElement
const speak = speech(isLocale(lang) ? lang : 'en', JSON.parse(page.dataset['words']!) as Words)
const open = Object.keys(speak.t.names) as GameId[]
/** Of the account, once it has been read. */
let results: Results | null = null
let view = look()

function look(): View {
  const now = Date.now()
  const today = dayAt(now, -new Date().getTimezoneOffset())
  const records = { results: results ?? localResults(read), begun: localBegun(read) }
  return viewOf(location.search, open, records, today, now)
}

/** A browser may forbid storage: then everything is open. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Draws everything anew; a day that has the focus keeps it. */
function redraw(focus = focusedDay()) {
  view = look()
  drawMonth(page, view, speak, focus)
  drawDay(page, view, speak)
  if (focus) buttonOf(focus)?.focus()
}

const focusedDay = () => ((document.activeElement as HTMLElement | null)?.dataset['day'] ?? null) as Day | null
const buttonOf = (day: Day) => page.querySelector<HTMLElement>(`[data-day="${day}"]`)
const announce = (text: string) => (page.querySelector('[data-status]')!.textContent = text)

/** Another month or game is a place of its own, with a way back. */
function go(shown: Shown, focus: Day) {
  history.pushState(null, '', searchOf(shown))
  redraw(focus)
  const count = page.querySelector('[data-count]')!.textContent
  announce(`${speak.monthName(view.month)}. ${count}`)
}

function openDay(day: Day) {
  history.replaceState(null, '', searchOf({ ...view, day }))
  view = { ...view, day }
  markDay(page, day, day)
  drawDay(page, view, speak)
  const states = view.games.map((game) => view.of(game, day).state)
  announce(speak.dayWith(day, countsOf(states), view.game && states[0]!, view.repaired.includes(day)))
  page.querySelector('[data-opened]')!.scrollIntoView({ block: 'nearest' })
}

page.addEventListener('click', (event) => {
  const target = event.target as Element
  const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'] as Day | undefined
  if (day) return openDay(day)
  if (target.closest('[data-retry]')) return location.reload()
  const link = target.closest<HTMLAnchorElement>('[data-turn], [data-game]')
  if (!link?.href || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  history.pushState(null, '', link.search)
  redraw()
  announce(`${speak.monthName(view.month)}. ${page.querySelector('[data-count]')!.textContent}`)
})

page.querySelector('[data-weeks]')!.addEventListener('keydown', (event) => {
  const from = focusedDay()
  const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent
  const day = from && !altKey && !ctrlKey && !metaKey ? dayAfterKey(key, from, view.today) : null
  if (!day) return
  event.preventDefault()
  if (!isIn(view.month, day)) return go({ ...view, month: day.replace(/\d+$/, '1') as Day, day: null }, day)
  markDay(page, view.day, day)
  buttonOf(day)?.focus()
})

/** A signed-in player's results are the account's; its client is loaded for them alone. */
async function followAccount() {
  page.dataset['state'] = 'loading'
  try {
    const [{ loadSession }, { $account }] = await Promise.all([
      import('#stores/session.ts'),
      import('#stores/account.ts'),
    ])
    await loadSession()
    $account.subscribe((account) => {
      page.dataset['state'] = account.status
      results = account.status === 'ready' ? account.userInfo.statistics : null
      redraw()
    })
  } catch {
    page.dataset['state'] = 'failed'
  }
}

redraw()
if (hasSessionCookie()) void followAccount()
for (const event of ['popstate', 'pageshow', 'storage']) addEventListener(event, () => redraw())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && redraw())
