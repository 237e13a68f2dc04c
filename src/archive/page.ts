import { dayAt, type Day } from '#core/days.ts'
import { isLocale } from '#i18n/locales.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'
import { toQueryString, type Shown } from './address.ts'
import { drawDay } from './draw-day.ts'
import { drawMonth, markDay } from './draw-month.ts'
import { dayAfterKey } from './keys.ts'
import { localBegun, localResults } from './local.ts'
import { countsOf, type Results } from './states.ts'
import { isInMonth, viewOf } from './view.ts'
import { speech, type Words } from './words.ts'

/** Account state as the emitted module src/inline/on-demand.ts reports it. */
type Account = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; userInfo: { statistics: Results } }
type OnDemand = { followAccount(show: (account: Account) => void): Promise<void> }

/** Starts the archive page; its state comes from the address and from local or account results. */
export function connectArchive() {
  const page = document.querySelector<HTMLElement>('[data-archive]')!
  const { lang } = document.documentElement
  const speak = speech(isLocale(lang) ? lang : 'en', JSON.parse(page.dataset['words']!) as Words)
  /** The account's results, once loaded. */
  let results: Results | null = null
  let view = look()

  function look() {
    const now = Date.now()
    const today = dayAt(now, -new Date().getTimezoneOffset())
    const kept = { results: results ?? localResults(read), begun: localBegun(read) }
    return viewOf(location.search, speak.t.dailies, kept, today, now)
  }

  /** Redraws everything and keeps the focus on the focused day. */
  function redraw(focus = focusedDay()) {
    view = look()
    drawMonth(page, view, speak, focus)
    drawDay(page, view, speak)
    if (focus) buttonOf(focus)?.focus()
  }

  const buttonOf = (day: Day) => page.querySelector<HTMLElement>(`[data-day="${day}"]`)
  const announce = (text: string) => (page.querySelector('[data-status]')!.textContent = text)

  /** Pushes another month or game as a history entry, so that Back returns. */
  function go(search: string, focus: Day | null) {
    history.pushState(null, '', search)
    redraw(focus)
    announce(`${speak.monthName(view.month)}. ${page.querySelector('[data-count]')!.textContent}`)
  }

  function openDay(day: Day) {
    history.replaceState(null, '', toQueryString({ ...view, day }))
    view = { ...view, day }
    markDay(page, day, day)
    drawDay(page, view, speak)
    const states = view.countedOn(day).map((game) => view.of(game, day).state)
    announce(speak.dayWith(day, countsOf(states), view.game && states[0]!, view.repaired.includes(day)))
    page.querySelector('[data-opened]')!.scrollIntoView({ block: 'nearest' })
  }

  function onClick(event: MouseEvent) {
    const target = event.target as Element
    const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'] as Day | undefined
    if (day) return openDay(day)
    if (target.closest('[data-retry]')) return location.reload()
    const link = target.closest<HTMLAnchorElement>('[data-turn], [data-game]')
    if (!link?.href || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(link.search, null)
  }

  function onKey(event: KeyboardEvent) {
    const from = focusedDay()
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    const day = from && isPlain ? dayAfterKey(event.key, from, { first: view.first, last: view.today }) : null
    if (!day) return
    event.preventDefault()
    const month: Shown = { ...view, month: day.replace(/\d+$/, '1') as Day, day: null }
    if (!isInMonth(view.month, day)) return go(toQueryString(month), day)
    markDay(page, view.day, day)
    buttonOf(day)?.focus()
  }

  /** Uses the account's results for signed-in players; loads the account client only for them. */
  async function followAccount() {
    page.dataset['state'] = 'loading'
    try {
      const onDemand = (await import(/* @vite-ignore */ document.documentElement.dataset['onDemand']!)) as OnDemand
      await onDemand.followAccount((account) => {
        page.dataset['state'] = account.status
        results = account.status === 'ready' ? account.userInfo.statistics : null
        redraw()
      })
    } catch {
      page.dataset['state'] = 'failed'
    }
  }

  page.addEventListener('click', onClick)
  page.querySelector<HTMLElement>('[data-weeks]')!.addEventListener('keydown', onKey)
  redraw()
  if (hasSessionCookie()) void followAccount()
  for (const event of ['popstate', 'pageshow', 'storage']) addEventListener(event, () => redraw())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && redraw())
}

const focusedDay = () => ((document.activeElement as HTMLElement | null)?.dataset['day'] ?? null) as Day | null

/** Returns null when the browser forbids storage; every day then counts as open. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
