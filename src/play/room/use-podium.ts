import { useState } from 'react'
import type { MatchState } from './game.ts'

/**
 * The state that the final table shows, or null. It stays while somebody else has opened the lobby again, until this
 * player closes it or the next match begins.
 */
export function usePodium(state: MatchState | null): { state: MatchState | null; close: () => void } {
  const [last, setLast] = useState<MatchState | null>(null)
  const [closed, setClosed] = useState<string | null>(null)
  if (state?.view.phase === 'over' && state.version !== last?.version) setLast(state)
  const running = state?.view.phase === 'running'
  const match = last?.view.match ?? null
  return { state: running || match === closed ? null : last, close: () => setClosed(match) }
}
