/*
 * The one inline script: before paint the colour mode and whether this is a returning visitor, then the figures of
 * header and home page. Everything it touches is readable without it.
 */
import { dayAt } from '#core/days.ts'
import { applyColourMode, COLOUR_MODE_KEY, otherMode, showColourMode } from './colour-mode.ts'
import { startClock } from './clock.ts'
import { connect } from './connect.ts'
import { fillHeader, fillHome } from './fill.ts'
import { fillLive } from './live.ts'
import { readProgress } from './progress.ts'

const root = document.documentElement
/** A browser may forbid storage: then everything is as on a first visit. */
const storage = ((): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
})()

const offset = () => -new Date().getTimezoneOffset()
const today = () => dayAt(Date.now(), offset())
const choice = () => storage?.getItem(COLOUR_MODE_KEY) ?? null
const progress = () => readProgress(storage ?? { getItem: () => null }, document.cookie, Date.now(), offset())

function show() {
  const seen = progress()
  root.toggleAttribute('data-seen', seen.seen)
  applyColourMode(root, choice())
  if (document.readyState === 'loading') return
  showColourMode(root, choice())
  fillHeader(seen)
  if (document.querySelector('.squad')) fillHome(seen, today())
}

function choose(mode: string) {
  try {
    if (mode === 'system') storage?.removeItem(COLOUR_MODE_KEY)
    else storage?.setItem(COLOUR_MODE_KEY, mode)
  } catch {
    // A full storage: the choice holds for this page.
  }
  applyColourMode(root, mode)
  showColourMode(root, mode)
}

function onClick(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>('[data-theme-choice],[data-theme-cycle],[data-connect]')
  if (!target || event.ctrlKey || event.metaKey) return
  if (target instanceof HTMLAnchorElement) {
    if (progress().signedIn) return
    event.preventDefault()
    void connect(target)
  } else choose(target.dataset['themeChoice'] ?? otherMode(root))
}

root.dataset['js'] = ''
show()
addEventListener('DOMContentLoaded', () => {
  show()
  startClock(show)
  void fillLive(today())
})
addEventListener('pageshow', ({ persisted }) => persisted && show())
addEventListener('storage', show)
addEventListener('progress', show)
addEventListener('click', onClick)
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && 'language' in target.dataset) location.assign(target.value)
})
