import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Whole seconds until a moment, ms of the clock `now`; at least 0, and 0 without one. */
export function useSecondsUntil(until: number | null, now: () => number): number {
  const secondsLeft = () => (until === null ? 0 : Math.max(0, Math.ceil((until - now()) / 1000)))
  const [left, setLeft] = useState(() => ({ until, seconds: secondsLeft() }))

  useEffect(() => {
    const tick = () => {
      const seconds = secondsLeft()
      setLeft((last) => (last.until === until && last.seconds === seconds ? last : { until, seconds }))
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
    // `now` is a stable clock.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [until])
  // Until the effect has run, the state belongs to the previous deadline.
  return left.until === until ? left.seconds : secondsLeft()
}
