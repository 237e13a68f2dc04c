import { EARLY_MS } from '#contracts/quiz-room.ts'
import { matchAt, opensAt, PODIUM_MS, roundAt, ROUNDS } from '#games/quiz/match/timetable.ts'

/** A scheduled broadcast of a shard and its time (ms since 1970), derived from the clock alone. */
export type Step = { match: number; kind: 'lobby' | 'question' | 'reveal' | 'podium'; round: number; at: number }

/** Stable name of a step across restarts. */
export const stepName = ({ match, kind, round }: Step): string => `${match} ${kind} ${round}`

/** Cached, because every message asks for it. */
let latest: { match: number; steps: readonly Step[] } | null = null

function stepsOf(match: number): readonly Step[] {
  if (latest?.match !== match) latest = { match, steps: listOf(match) }
  return latest.steps
}

function listOf(match: number): Step[] {
  const rounds = Array.from({ length: ROUNDS }, (_, round): Step[] => {
    const { startAt, closesAt } = roundAt(match, round)
    return [
      { match, kind: 'question', round, at: startAt - EARLY_MS },
      { match, kind: 'reveal', round, at: closesAt },
    ]
  })
  const podium: Step = { match, kind: 'podium', round: ROUNDS, at: opensAt(match + 1) - PODIUM_MS }
  return [{ match, kind: 'lobby', round: 0, at: opensAt(match) }, ...rounds.flat(), podium]
}

/** The last step that is due at `now`. */
export const stepAt = (now: number): Step => stepsOf(matchAt(now)).findLast(({ at }) => at <= now)!

/** Time of the next step, ms since 1970. */
export const nextStepAt = (now: number): number =>
  stepsOf(matchAt(now)).find(({ at }) => at > now)?.at ?? opensAt(matchAt(now) + 1)
