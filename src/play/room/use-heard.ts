import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { MatchRoom } from './game.ts'

const SHOWN_MS = 4_000

/** The last reaction in the room, for a moment. */
export function useHeard(room: MatchRoom) {
  const heard = useStore(room.$reaction)
  const [done, setDone] = useState(() => room.$reaction.get()?.count ?? 0)
  const count = heard?.count ?? 0

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count])
  return heard && count > done ? heard : null
}
