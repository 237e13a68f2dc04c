import { EARLY_MS } from '#contracts/quiz-room.ts'
import type { Closes } from '#games/quiz/match/state.ts'
import { matchAt, opensAt, podiumAt, roundAt, ROUNDS } from '#games/quiz/match/timetable.ts'

/**
 * A scheduled broadcast of a shard and its time (ms since 1970), derived from the clock and the rounds that closed
 * early.
 */
export type Step = { match: number; kind: 'lobby' | 'question' | 'reveal' | 'podium'; round: number; at: number }

/** Stable name of a step across restarts. */
export const stepName = ({ match, kind, round }: Step): string => `${match} ${kind} ${round}`

/** Cached, because every message needs the steps. */
let latest: { match: number; closes: Closes; steps: readonly Step[] } | null = null
const NO_CLOSES: Closes = []

type Played = { match: number; closes: Closes }

function stepsOf(match: number, played: Played): readonly Step[] {
  const closes = played.match === match ? played.closes : NO_CLOSES
  if (latest?.match !== match || latest.closes !== closes) latest = { match, closes, steps: listOf(match, closes) }
  return latest.steps
}

function listOf(match: number, closes: Closes): Step[] {
  const rounds = Array.from({ length: ROUNDS }, (_, round): Step[] => {
    const { startAt, closesAt } = roundAt(match, round, closes)
    return [
      { match, kind: 'question', round, at: startAt - EARLY_MS },
      { match, kind: 'reveal', round, at: closesAt },
    ]
  })
  const podium: Step = { match, kind: 'podium', round: ROUNDS, at: podiumAt(match, closes) }
  return [{ match, kind: 'lobby', round: 0, at: opensAt(match) }, ...rounds.flat(), podium]
}

/** The last step that is due at `now`. */
export const stepAt = (now: number, played: Played): Step =>
  stepsOf(matchAt(now), played).findLast(({ at }) => at <= now)!

/** Time of the next step, ms since 1970. */
export const nextStepAt = (now: number, played: Played): number =>
  stepsOf(matchAt(now), played).find(({ at }) => at > now)?.at ?? opensAt(matchAt(now) + 1)
