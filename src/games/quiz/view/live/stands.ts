import type { QuizPodium } from '#contracts/quiz-room.ts'

/** Seconds before a kick-off at which whoever stayed is taken from the podium to the tunnel. */
const IN_THE_TUNNEL = 5

type Now = {
  /** The podium that somebody is done with, by its match; null: none. */
  left: number | null
  /** Seconds until the next kick-off, whose last ones belong to it. */
  toKickOff: number
}

/** Whether a podium is on the screen now: not one on which nobody stands, for whoever has just come. */
export function stands(podium: QuizPodium | null, { left, toKickOff }: Now): podium is QuizPodium {
  if (!podium || podium.match === left || toKickOff <= IN_THE_TUNNEL) return false
  return podium.own !== null || podium.table.length > 0
}
