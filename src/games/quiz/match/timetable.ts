const SECOND = 1_000
const DAY = 86_400 * SECOND

const LOBBY_MS = 20 * SECOND
export const QUESTION_MS = 12 * SECOND
export const REVEAL_MS = 4 * SECOND
export const PODIUM_MS = 15 * SECOND
export const ROUNDS = 10
const ROUND_MS = QUESTION_MS + REVEAL_MS
/** From one lobby to the next: 195 seconds. */
export const PERIOD_MS = LOBBY_MS + ROUNDS * ROUND_MS + PODIUM_MS

/** Start of match 0's lobby, ms since 1970: the day of the launch. */
export const EPOCH = Date.UTC(2026, 6, 16)
/** Prime time: the first match that kicks off from this hour on, UTC. */
export const PRIME_HOUR = 20
const PRIME_TIME = PRIME_HOUR * 3_600 * SECOND

type Phase = 'lobby' | 'question' | 'reveal' | 'podium'

/** State of the timetable: `round` counts from 0, null outside the questions. */
export type Moment = { match: number; phase: Phase; round: number | null; since: number; until: number }

/** The match whose lobby, questions or podium run at `now`. */
export const matchAt = (now: number): number => Math.floor((now - EPOCH) / PERIOD_MS)

/** When a match opens its lobby. */
export const opensAt = (match: number): number => EPOCH + match * PERIOD_MS

/** When the first question opens. */
export const kickOffAt = (match: number): number => opensAt(match) + LOBBY_MS

/** When a question opens, when it closes, and until when its answer is shown. */
export function roundAt(match: number, round: number): { startAt: number; closesAt: number; endsAt: number } {
  const startAt = kickOffAt(match) + round * ROUND_MS
  return { startAt, closesAt: startAt + QUESTION_MS, endsAt: startAt + ROUND_MS }
}

/** The phase at `now`; depends on the clock only, so that all shards agree. */
export function momentAt(now: number): Moment {
  const match = matchAt(now)
  const kickOff = kickOffAt(match)
  if (now < kickOff) return { match, phase: 'lobby', round: null, since: opensAt(match), until: kickOff }
  const round = Math.floor((now - kickOff) / ROUND_MS)
  const end = opensAt(match + 1)
  if (round >= ROUNDS) return { match, phase: 'podium', round: null, since: end - PODIUM_MS, until: end }
  const { startAt, closesAt, endsAt } = roundAt(match, round)
  return now < closesAt
    ? { match, phase: 'question', round, since: startAt, until: closesAt }
    : { match, phase: 'reveal', round, since: closesAt, until: endsAt }
}

/** Number of closed rounds of a match at `now`, whose answers may be revealed. */
export function closedRounds(match: number, now: number): number {
  const closed = Math.floor((now - kickOffAt(match) - QUESTION_MS) / ROUND_MS) + 1
  return Math.min(ROUNDS, Math.max(0, closed))
}

/** First round that a player who arrives at `now` can play from its start; ROUNDS when there is none. */
export function firstRoundFrom(match: number, now: number): number {
  const round = Math.ceil((now - kickOffAt(match)) / ROUND_MS)
  return Math.min(ROUNDS, Math.max(0, round))
}

/** Whether the podium counts double: the first kick-off from 20:00 UTC on. */
export function isPrimeTime(match: number): boolean {
  const timeOfDay = kickOffAt(match) % DAY
  return timeOfDay >= PRIME_TIME && timeOfDay - PERIOD_MS < PRIME_TIME
}
