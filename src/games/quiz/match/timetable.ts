import type { Closes } from './state.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND

const LOBBY_MS = 20 * SECOND
export const QUESTION_MS = 12 * SECOND
export const REVEAL_MS = 4 * SECOND
const PODIUM_MS = 15 * SECOND
export const ROUNDS = 10
/** Duration of the half-time table, and the round whose reveal it follows. */
const HALF_TIME_MS = 4 * SECOND
export const HALF_TIME_ROUND = 4
const ROUND_MS = QUESTION_MS + REVEAL_MS
/** From one lobby to the next: 199 seconds. */
export const PERIOD_MS = LOBBY_MS + ROUNDS * ROUND_MS + HALF_TIME_MS + PODIUM_MS

/**
 * Start of match 0's lobby, ms since 1970. It is before the launch (16 July 2026), because matches were 195 s long at
 * first and their numbers must not repeat.
 */
export const EPOCH = Date.UTC(2026, 6, 10)
const HOUR = 3_600 * SECOND
/** Prime times (UTC): the first matches that kick off after these hours, evening in Europe and in the Americas. */
export const PRIME_HOURS = [20, 1] as const

type Phase = 'lobby' | 'question' | 'reveal' | 'podium'

/** State of the timetable: `round` counts from 0, null outside the questions. */
export type Moment = { match: number; phase: Phase; round: number | null; since: number; until: number }

/** The match whose lobby, questions or podium run at `now`. */
export const matchAt = (now: number): number => Math.floor((now - EPOCH) / PERIOD_MS)

/** When a match opens its lobby. */
export const opensAt = (match: number): number => EPOCH + match * PERIOD_MS

/** When the first question opens. */
export const kickOffAt = (match: number): number => opensAt(match) + LOBBY_MS

type RoundTimes = { startAt: number; closesAt: number; endsAt: number }

/**
 * When a question opens, when it closes, and until when its answer is shown. Rounds that closed early move the later
 * ones forward.
 */
export function roundAt(match: number, round: number, closes: Closes = []): RoundTimes {
  const startAt = round === 0 ? kickOffAt(match) : roundAt(match, round - 1, closes).endsAt
  const closesAt = closes[round] ?? startAt + QUESTION_MS
  return { startAt, closesAt, endsAt: closesAt + REVEAL_MS + (round === HALF_TIME_ROUND ? HALF_TIME_MS : 0) }
}

const roundsOf = (match: number, closes: Closes): RoundTimes[] =>
  Array.from({ length: ROUNDS }, (_, round) => roundAt(match, round, closes))

/** When the podium begins; it lasts until the next lobby. */
export const podiumAt = (match: number, closes: Closes = []): number => roundAt(match, ROUNDS - 1, closes).endsAt

/** The phase at `now`. Without early closes it depends only on the clock, so that all shards agree. */
export function momentAt(now: number, played?: { match: number; closes: Closes }): Moment {
  const match = matchAt(now)
  const closes = played?.match === match ? played.closes : []
  const kickOff = kickOffAt(match)
  if (now < kickOff) return { match, phase: 'lobby', round: null, since: opensAt(match), until: kickOff }
  const rounds = roundsOf(match, closes)
  const round = rounds.findIndex(({ endsAt }) => now < endsAt)
  if (round === -1)
    return { match, phase: 'podium', round: null, since: podiumAt(match, closes), until: opensAt(match + 1) }
  const { startAt, closesAt, endsAt } = rounds[round]!
  return now < closesAt
    ? { match, phase: 'question', round, since: startAt, until: closesAt }
    : { match, phase: 'reveal', round, since: closesAt, until: endsAt }
}

/** Number of closed rounds of a match at `now`, whose answers may be revealed. */
export const closedRounds = (match: number, now: number, closes: Closes = []): number =>
  roundsOf(match, closes).filter(({ closesAt }) => closesAt <= now).length

/** First round that a player who arrives at `now` can play from its start; ROUNDS when there is none. */
export const firstRoundFrom = (match: number, now: number, closes: Closes = []): number =>
  roundsOf(match, closes).filter(({ startAt }) => startAt < now).length

/** True when the podium counts double. */
export function isPrimeTime(match: number): boolean {
  const timeOfDay = kickOffAt(match) % DAY
  return PRIME_HOURS.some((hour) => timeOfDay >= hour * HOUR && timeOfDay - PERIOD_MS < hour * HOUR)
}
