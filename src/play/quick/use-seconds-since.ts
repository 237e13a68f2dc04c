import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Whole seconds since a moment, ms since 1970; 0 without one. */
export function useSecondsSince(since: number | null): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const tick = () => setSeconds(since === null ? 0 : Math.max(0, Math.floor((Date.now() - since) / 1000)))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [since])
  return seconds
}
