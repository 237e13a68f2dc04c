import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const LOOKS_PER_MINUTE = 4

/** Whole minutes from now until `end(now)`, both in ms. Null before the first reading of the clock. */
export function useMinutesLeft(end: (now: number) => number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((end(Date.now()) - Date.now()) / MINUTE_MS)))
    look()
    const timer = setInterval(look, MINUTE_MS / LOOKS_PER_MINUTE)
    return () => clearInterval(timer)
  }, [end])
  return left
}
