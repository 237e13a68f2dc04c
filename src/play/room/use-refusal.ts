import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { MatchRoom, RoomWords } from './game.ts'

const SHOWN_MS = 5_000

/** What the room did not take, in the words of the game or of any room, for a moment; null where nothing was refused. */
export function useRefusal(room: MatchRoom, t: RoomWords['t']): string | null {
  const refusal = useStore(room.$refusal)
  const [done, setDone] = useState(() => room.$refusal.get()?.count ?? 0)
  const count = refusal?.count ?? 0

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count])

  if (!refusal || count <= done) return null
  const key = `refused-${refusal.reason}`
  const words = { ...t.rooms, ...(t.own as object) } as Record<string, unknown>
  return Object.hasOwn(words, key) ? String(words[key]) : t.rooms.refused
}
