import type { Day } from './day.ts'

/** Time before the first shirt lands and between two, ms; the style sheet lets the shirts land by the same times. */
const FIRST_MS = 300
const EACH_MS = 60

let counted = false

/**
 * Shows the day's total. Counts it along with the landing shirts, once per page, for a player who comes from a daily; a
 * press shows the end.
 */
export function countUp(spot: HTMLElement, { players, total }: Day, text: (points: number) => string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const show = (share: number) => (spot.textContent = text(Math.round(total * share)))
  if (counted || still || !/\/today$/.test(document.referrer)) return void show(1)
  counted = true
  show(0)
  const pressed = new AbortController()
  const since = performance.now() + FIRST_MS
  const clock = setInterval(() => {
    const landed = Math.max(0, Math.floor((performance.now() - since) / EACH_MS))
    if (landed >= players.length) end()
    else show(landed / players.length)
  }, EACH_MS)
  const end = () => {
    clearInterval(clock)
    pressed.abort()
    show(1)
  }
  addEventListener('pointerdown', end, pressed)
}
