import { QUESTION_MS } from './timetable.ts'
import type { Answer, Tally } from './state.ts'

const RIGHT_SCORE = 500
const SPEED_SCORE = 500
/** The streak bonus starts at the third right answer in a row. */
const STREAK_FROM = 3
const STREAK_BONUS = 100
/**
 * Maximum latency (half a round trip) deducted from an answer's time. It limits the gain from delaying pings on purpose
 * to 6 of 1,000.
 */
const MOST_LATENCY_MS = 150
/** Minimum counted time, so that a script which looks up the answer gains nothing over the fastest person. */
const LEAST_MS = 500

/** Counted time of an answer: receipt minus half the measured round trip, within the length of a question. */
export function answerMs(received: number, startAt: number, roundTrip: number): number {
  const latency = Math.min(Math.max(roundTrip, 0) / 2, MOST_LATENCY_MS)
  return Math.min(QUESTION_MS, Math.max(0, Math.round(received - startAt - latency)))
}

/** 979 for the fastest answer, 500 at the last moment; `streak`: right answers in a row, including this one. */
export const scoreOf = (ms: number, streak: number): number =>
  RIGHT_SCORE +
  Math.round(SPEED_SCORE * (1 - Math.max(ms, LEAST_MS) / QUESTION_MS)) +
  (streak >= STREAK_FROM ? STREAK_BONUS : 0)

/** Score after the first `rounds` rounds. */
export function tallyOf(answers: readonly (Answer | null)[], rights: readonly number[], rounds: number): Tally {
  const tally: Tally = { score: 0, ms: 0, right: 0, answered: 0, streak: 0, best: 0, gain: 0 }
  for (let round = 0; round < rounds; round++) {
    const answer = answers[round] ?? null
    const isRight = answer !== null && answer.option === rights[round]
    tally.streak = isRight ? tally.streak + 1 : 0
    tally.best = Math.max(tally.best, tally.streak)
    tally.gain = isRight ? scoreOf(answer.ms, tally.streak) : 0
    tally.score += tally.gain
    tally.ms += answer ? Math.max(answer.ms, LEAST_MS) : QUESTION_MS
    tally.right += Number(isRight)
    tally.answered += Number(answer !== null)
  }
  return tally
}

const SCORE_PER_POINT = 150
const PODIUM_POINTS = [30, 20, 10] as const
/**
 * Number of players with an account from which the podium pays in full. With fewer, each player beaten earns
 * `BEATEN_POINTS`.
 */
const FULL_PODIUM = 5
const BEATEN_POINTS = 5

/**
 * Points of a match. `step`: podium step from 0, null off the podium; `accounts`: number of players with an account.
 * Prime time doubles the points of the podium.
 */
export function pointsOf(score: number, step: number | null, accounts: number, isPrime: boolean): number {
  const podium = step === null ? 0 : podiumPoints(step, accounts)
  return Math.floor(score / SCORE_PER_POINT) + podium * (isPrime ? 2 : 1)
}

const podiumPoints = (step: number, accounts: number): number =>
  accounts < FULL_PODIUM ? BEATEN_POINTS * Math.max(0, accounts - 1 - step) : (PODIUM_POINTS[step] ?? 0)
