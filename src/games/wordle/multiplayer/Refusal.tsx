import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { RaceRoom } from './RoomScreen.tsx'
import type { Words } from './words.ts'

const SHOWN_MS = 5_000

/** What the room did not take, in words, for a moment. */
export function Refusal({ room, t }: { room: RaceRoom; t: Words['t']['rooms'] }) {
  const refusal = useStore(room.$refusal)
  const [done, setDone] = useState(() => room.$refusal.get()?.count ?? 0)
  const count = refusal?.count ?? 0

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count])

  const words = t as unknown as Record<string, string | undefined>
  const shown = refusal && count > done
  return (
    <p className="refusal sm b" role="alert">
      {shown ? (words[`refused-${refusal.reason}`] ?? t.refused) : ''}
    </p>
  )
}
