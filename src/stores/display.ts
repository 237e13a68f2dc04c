import { displayOf } from '#core/display.ts'
import { levelProgress } from '#core/levels.ts'
import type { Preferences } from '#contracts/results.ts'
import { redrawHeader } from './header.ts'
import { webStorage } from './persisted.ts'

/**
 * Stores the display settings for the first frame of every page (src/inline/display.ts) and applies them to this page;
 * the player's `points` decide which looks are unlocked.
 */
export function keepDisplay(preferences: Preferences, points: number) {
  const display = displayOf(preferences, levelProgress(points).level)
  try {
    if (display) webStorage()?.setItem('display', display)
    else webStorage()?.removeItem('display')
  } catch {
    // A full or closed storage: the settings last as long as the page.
  }
  const { dataset } = document.documentElement
  if (display) dataset['display'] = display
  else delete dataset['display']
  redrawHeader()
}
