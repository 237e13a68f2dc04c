/** Taps within this time count as one. */
const SAME_TAP_MS = 300

let last = -Infinity

/** True for a tap within `SAME_TAP_MS` of a counted one, such as a double tap. */
export function isSameTap(): boolean {
  const now = performance.now()
  if (now - last < SAME_TAP_MS) return true
  last = now
  return false
}
