import { COLOUR_MODE_KEY, otherMode, setColourMode } from './colour-mode.ts'
import { connect, consent } from './connect.ts'
import { fillDailies, type Dailies, type DrawStill } from './dailies.ts'
import { showDisplay } from './display.ts'
import { fillHeader, root } from './fill.ts'
import { afterFirstFrame } from './first-frame.ts'
import { readProgress, type Progress } from '#stores/page-progress.ts'

/** Reads local storage; null where the browser forbids it, as on a first visit. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const progress = (): Progress => readProgress(read, document.cookie, Date.now(), -new Date().getTimezoneOffset())

/**
 * Runs in the head of every page. Before paint, sets the colour mode and marks a returning visitor (`data-seen`). Then,
 * and whenever progress changes (event `progress`, another tab), fills in the figures. The page is readable without it.
 */
export function start(fillPage?: (progress: Progress, dailies: Dailies) => void, draw?: DrawStill) {
  const show = () => {
    const now = progress()
    root.toggleAttribute('data-seen', now.seen)
    setColourMode(read(COLOUR_MODE_KEY))
    showDisplay(read('display'))
    const dailies = fillDailies(now, draw)
    if (!document.body) return
    fillHeader(now)
    fillPage?.(now, dailies)
  }
  // `true`: the visitor comes from another of our pages and has the typefaces cached.
  root.dataset['js'] = document.referrer.startsWith(location.origin) as unknown as string
  show()
  for (const event of ['DOMContentLoaded', 'progress', 'pageshow', 'storage']) addEventListener(event, show)
  if (import.meta.env.CONSENT) afterFirstFrame(consent)
  // Updates the clock, and shows the new day after midnight.
  setInterval(show, 60_000)
  addEventListener('click', onClick)
  addEventListener('change', ({ target }) => {
    if ((target as Element).matches('.sel *')) location.assign((target as HTMLSelectElement).value)
  })
}

function onClick(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>('[data-mode],[data-connect]')
  if (!target || event.ctrlKey || event.metaKey) return
  if (!('href' in target)) choose(target.dataset['mode'] || otherMode())
  else if (!progress().signedIn) {
    event.preventDefault()
    void connect(target as HTMLAnchorElement)
  }
}

function choose(mode: string) {
  try {
    localStorage[COLOUR_MODE_KEY] = mode
  } catch {
    // Storage is full: the choice applies to this page only.
  }
  setColourMode(mode)
}
