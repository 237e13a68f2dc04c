import { useState } from 'react'
import type { RoomState } from '#stores/room.ts'
import type { View } from '../race/state.ts'

type State = RoomState<View>

/**
 * The state that the final table shows, or null. It stays while somebody else has opened the lobby again, until this
 * player closes it or the next match begins.
 */
export function usePodium(state: State | null): { state: State | null; close: () => void } {
  const [last, setLast] = useState<State | null>(null)
  const [closed, setClosed] = useState<string | null>(null)
  if (state?.view.phase === 'over' && state !== last) setLast(state)
  const running = state?.view.phase === 'running'
  const match = last?.view.match ?? null
  return { state: running || match === closed ? null : last, close: () => setClosed(match) }
}
