import type { MatchRoom } from './game.ts'
import { useMoment } from './use-moment.ts'

const SHOWN_MS = 4_000

/** The last reaction in the room, for a moment. */
export const useHeard = (room: MatchRoom) => useMoment(room.$reaction, SHOWN_MS)
