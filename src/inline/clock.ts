const two = (value: number) => `${value}`.padStart(2, '0')

/** `5:12:09` until the player's own midnight, when the next daily begins; at midnight the page shows the new day. */
export function startClock(onMidnight: () => void) {
  const clock = document.querySelector('[data-clock]')!
  const tick = () => {
    const left = secondsToMidnight(new Date())
    clock.textContent = `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
    if (left === 0) onMidnight()
  }
  tick()
  setInterval(tick, 1000)
}

/** Whole seconds; a day of 23 or 25 hours counts as such. */
export const secondsToMidnight = (now: Date): number => Math.floor((new Date(now).setHours(24, 0, 0, 0) - +now) / 1000)
