import type { Day } from './day.ts'

/** Time before the first shirt lands and between two, ms; the style sheet lets the shirts land by the same times. */
const FIRST_MS = 300
const EACH_MS = 60

/**
 * Shows the day's total; counts it along with the landing shirts for a player who comes from a daily. A tap on the page
 * shows the end.
 */
export function countUp(spot: HTMLElement, { players, total }: Day, text: (points: number) => string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !/\/today$/.test(document.referrer)) {
    spot.textContent = text(total)
    return
  }
  let landed = 0
  const show = () => (spot.textContent = text(Math.round((total * landed) / players.length)))
  const end = () => {
    clearInterval(clock)
    landed = players.length
    show()
  }
  show()
  const since = performance.now() + FIRST_MS
  const clock = setInterval(() => {
    landed = Math.max(0, Math.floor((performance.now() - since) / EACH_MS))
    if (landed >= players.length) end()
    else show()
  }, EACH_MS)
  addEventListener('pointerdown', end, { once: true })
}
