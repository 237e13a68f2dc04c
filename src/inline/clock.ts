const SECOND_MS = 1000
const two = (value: number) => String(value).padStart(2, '0')

/** `5:12:09` until the player's own midnight, when the next daily begins; `onMidnight` then shows the new day. */
export function startClock(onMidnight: () => void) {
  const clock = document.querySelector('[data-clock]')
  if (!clock) return
  let before = Infinity
  const tick = () => {
    const left = secondsToMidnight(new Date())
    clock.textContent = `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
    if (left > before) onMidnight()
    before = left
  }
  tick()
  setInterval(tick, SECOND_MS)
}

/** Whole seconds; a day of 23 or 25 hours counts as such. */
export function secondsToMidnight(now: Date): number {
  const midnight = new Date(now)
  midnight.setHours(24, 0, 0, 0)
  return Math.floor((midnight.getTime() - now.getTime()) / SECOND_MS)
}
