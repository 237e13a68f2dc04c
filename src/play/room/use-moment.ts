import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'
import type { MatchRoom, RoomWords } from './game.ts'

/** The latest of a room's successive values, for `ms` milliseconds; null before and after. */
export function useMoment<Said extends { count: number }>($said: ReadableAtom<Said | null>, ms: number): Said | null {
  const said = useStore($said)
  const [done, setDone] = useState(() => $said.get()?.count ?? 0)
  const count = said?.count ?? 0

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), ms)
    return () => clearTimeout(timer)
  }, [count, ms])
  return said && count > done ? said : null
}

const SHOWN_MS = 5_000

/** Reason why the room rejected a move, as a temporary sentence; null without a rejection. */
export function useRefusal(room: MatchRoom, t: RoomWords['t']): string | null {
  const refusal = useMoment(room.$refusal, SHOWN_MS)
  if (!refusal) return null
  const key = `refused-${refusal.reason}`
  const words = { ...t.rooms, ...(t.own as object) } as Record<string, unknown>
  return Object.hasOwn(words, key) ? String(words[key]) : t.rooms.refused
}
