import type { Display } from '#stores/page-progress.ts'
import { motion } from './connect.ts'
import { root } from './fill.ts'

const { dataset } = root
let sheet: HTMLLinkElement | undefined

/**
 * Writes the player's settings on the page, such as `data-palette`. Only players who chose a palette or a motion load a
 * sheet, which delays the first paint, and only those with a motion the script that turns its media queries.
 */
export function showDisplay(chosen: Display) {
  const before = dataset['motion']
  for (const name of ['palette', 'motion', 'sound', 'haptics', 'leagues'] as const) {
    const value = chosen[name]
    if (value) dataset[name] = value
    else delete dataset[name]
  }
  if (!sheet && (dataset['palette'] || dataset['motion'])) {
    sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    // Unknown to some browsers, where it changes nothing.
    sheet.setAttribute('blocking', 'render')
    sheet.href = dataset['onDemand']!.replace(/\w+$/, 'css')
    document.head.append(sheet)
  }
  if (dataset['motion'] !== before) motion()
}
