import type { Day } from './day.ts'

/** Time before the first shirt lands and between two, ms; equal to the animation in the style sheet. */
const FIRST_MS = 300
const EACH_MS = 60

let counted = false

/**
 * Shows the day's total. Counts it up while the shirts land, once per page and only after a daily; a press skips to the
 * end.
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
