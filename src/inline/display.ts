import type { Display } from '#stores/page-progress.ts'
import { motion } from './connect.ts'
import { root } from './fill.ts'

let sheet: HTMLLinkElement | undefined

/**
 * Writes the player's settings on the page as `data-palette`, `data-motion`, `data-sound` and `data-haptics`. Only
 * players who chose one load its sheet, which delays the first paint, and the script that turns the media queries of
 * motion.
 */
export function showDisplay(chosen: Display) {
  let isChanged = false
  for (const name of ['palette', 'motion', 'sound', 'haptics'] as const) {
    const value = chosen[name] ?? undefined
    isChanged ||= root.dataset[name] !== value
    if (value) root.dataset[name] = value
    else delete root.dataset[name]
  }
  if (!isChanged) return
  if (!sheet) {
    sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    // Unknown to some browsers, where it changes nothing.
    sheet.setAttribute('blocking', 'render')
    sheet.href = root.dataset['onDemand']!.replace(/\w+$/, 'css')
    document.head.append(sheet)
  }
  motion()
}
