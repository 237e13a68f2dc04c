import { onDemand } from './connect.ts'
import { root } from './fill.ts'

/**
 * Applies changed settings (src/core/display.ts) before the first paint, with a render-blocking style sheet. The code
 * on demand applies the rest, also after a change (src/inline/apply-display.ts).
 */
export function showDisplay(display: string | null) {
  if (!display) return
  root.dataset['display'] = display
  if (!document.body) document.write('<link rel=stylesheet href=/display.css>')
  onDemand().catch(() => {})
}
