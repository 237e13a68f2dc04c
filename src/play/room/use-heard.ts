import { useStore } from '@nanostores/react'
import type { MatchRoom } from './game.ts'
import { $muted } from './muted.ts'
import { useMoment } from './use-moment.ts'

const SHOWN_MS = 4_000

/** The last reaction in the room, for a moment; of the seat `you` alone for who muted the others. */
export function useHeard(room: MatchRoom, you: number | null) {
  const heard = useMoment(room.$reaction, SHOWN_MS)
  const isMuted = useStore($muted)
  return isMuted && heard?.seat !== you ? null : heard
}
