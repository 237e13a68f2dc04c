import type { MatchRoom, RoomWords } from './game.ts'
import { useMoment } from './use-moment.ts'

const SHOWN_MS = 5_000

/** What the room did not take, in the words of the game or of any room, for a moment; null where nothing was refused. */
export function useRefusal(room: MatchRoom, t: RoomWords['t']): string | null {
  const refusal = useMoment(room.$refusal, SHOWN_MS)
  if (!refusal) return null
  const key = `refused-${refusal.reason}`
  const words = { ...t.rooms, ...(t.own as object) } as Record<string, unknown>
  return Object.hasOwn(words, key) ? String(words[key]) : t.rooms.refused
}
