import { useEffect, useRef, useState } from 'react'
import type { View } from '../../rules/engine.ts'
import type { BingoAction } from '../../rules/action.ts'

/**
 * Whole seconds left for the current player, 0 without a clock. Hiding the page stops the clock; showing it again
 * within a player's time skips him, since he may have been looked up meanwhile.
 */
export function useClock(runId: string, view: View | null, act: (action: BingoAction) => void): number {
  const { seconds = null, deadline = null, paused = null } = view ?? {}
  const [now, setNow] = useState(() => Date.now())
  const send = useRef(act)
  const runs = useRef(false)
  useEffect(() => {
    send.current = act
    runs.current = deadline !== null
  })
  const hasClock = seconds !== null

  useEffect(() => {
    if (!hasClock || deadline === null) return
    // When client and server clocks differ by more than a player's time, count from now.
    const ahead = deadline - Date.now()
    const until = ahead > 0 && ahead <= seconds! * 1000 ? deadline : Date.now() + seconds! * 1000
    let next = until
    const tick = () => {
      setNow(deadline - (until - Date.now()))
      if (Date.now() < next) return
      next = Date.now() + AGAIN_MS
      send.current({ type: 'timeUp' })
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [hasClock, seconds, deadline])

  useEffect(() => {
    if (!hasClock || !runId) return
    const mine = send.current
    const pause = () => runs.current && mine({ type: 'pause' })
    const onHidden = () => document.visibilityState === 'hidden' && pause()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      pause()
    }
  }, [hasClock, runId])

  const cameBack = useRef<string | null>(null)
  useEffect(() => {
    if (!runId || cameBack.current === runId) return
    cameBack.current = runId
    if (paused === 'held') send.current({ type: 'skip' })
  }, [runId, paused])

  if (!hasClock) return 0
  return deadline === null
    ? paused === 'begin'
      ? seconds!
      : 0
    : Math.min(seconds!, Math.ceil((deadline - now) / 1000))
}

const TICK_MS = 200
/** Retry interval when the server's clock is behind. */
const AGAIN_MS = 1500
