/** A second tap so soon after the first is the same one. */
const SAME_TAP_MS = 300

let last = -Infinity

/** True for a tap that follows one which counted at once: a double tap is one. */
export function isSameTap(): boolean {
  const now = performance.now()
  if (now - last < SAME_TAP_MS) return true
  last = now
  return false
}
