import { onDemand } from './connect.ts'
import { root } from './fill.ts'

/**
 * Puts the settings of players who changed any on the page (src/core/display.ts), with a sheet that the first paint
 * waits for; the code on demand does the rest, also after a change (src/inline/apply-display.ts).
 */
export function showDisplay(display: string | null) {
  if (!display) return
  root.dataset['display'] = display
  if (!document.body) document.write('<link rel=stylesheet href=/display.css>')
  onDemand().catch(() => {})
}
