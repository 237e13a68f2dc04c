import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Whole seconds until a moment, ms of the clock `now`; at least 0, and 0 without one. */
export function useSecondsUntil(until: number | null, now: () => number): number {
  const secondsLeft = () => (until === null ? 0 : Math.max(0, Math.ceil((until - now()) / 1000)))
  const [seconds, setSeconds] = useState(secondsLeft)

  useEffect(() => {
    const tick = () => setSeconds(secondsLeft())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
    // `now` is a clock, which lives longer than any deadline.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [until])
  return seconds
}
