import type { GameId } from './games.ts'
import { mean } from './mean.ts'

/**
 * Detects implausible results: too fast a pace, too long a run of right answers, or times as even as a machine's. Such
 * results count for the level only, stay off boards and podiums, and are held for an admin's review.
 */

/** `fast`: pace of the answers; `even`: their spread; `long`: the result; `pace`: mean time of a daily's actions. */
export const CAUSES = ['fast', 'even', 'long', 'pace'] as const
type Cause = (typeof CAUSES)[number]

/** Why a result is held, with the figures for the review. */
export type Doubt = { cause: Cause; medianMs: number; deviationMs: number }

type Limits = {
  /** Half of the answers faster than this. */
  medianMs: number
  /** Number of answers in a row, each faster than `ms`, that is implausible. */
  streak: { answers: number; ms: number }
  /** More right answers than this. */
  mostRight: number
}

/**
 * All limits. Sources:
 * - Simple reaction: 231 ms on average, 213 without the hardware (Woods et al. 2015, Frontiers in Human Neuroscience 9).
 *   A choice takes longer: 350 to 600 ms for one of four lights (Deary, Liewald and Nissan 2011, Behavior Research
 *   Methods 43), without anything to read.
 * - Reading: 238 words a minute, 252 ms a word (Brysbaert 2019, Journal of Memory and Language 109). A quiz question with
 *   its options has about twenty words; 700 ms is a four-choice reaction and one word.
 * - Typing and pointing: 1.35 s to think, 1.1 s to point, 0.2 s a key (Card, Moran and Newell 1980, Communications of
 *   the ACM 23). A tap on one of a few options is a third of thinking and pointing, a typed name half of thinking and
 *   five keys. A group of four is a third of reading sixteen names, and five of the fastest choices.
 */
export const PLAUSIBLE = {
  /** Shortest mean time in a daily, ms: of any action, and of each right answer by the way it is given. */
  action: 250,
  answer: { tapped: 750, typed: 1000, grouped: 3000 },
  /** Minimum answers of a run or match for judging pace and spread. */
  leastAnswers: 5,
  ranked: { medianMs: 500, streak: { answers: 30, ms: 600 }, mostRight: 60 },
  quiz: { medianMs: 700, streak: { answers: 5, ms: 600 }, mostRight: Infinity },
  /**
   * Minimum spread (standard deviation over mean) by number of answers. A person's is 0.25 or more in questions of
   * knowledge; with fewer answers, chance alone makes them even more often.
   */
  even: [
    { answers: 30, spread: 0.12 },
    { answers: 20, spread: 0.09 },
    { answers: 10, spread: 0.045 },
    { answers: 8, spread: 0.03 },
    { answers: 5, spread: 0.01 },
  ],
} as const

/**
 * Limits on points from matches per account and UTC day. They make matches against one's own second account worth
 * little. Points of a match count on boards only when an opponent's account played from another network, because
 * everybody behind one router may be a single person; matches within a family still count for level and profile.
 *
 * Sourced:
 * - A household of the European Union has 2.2 to 2.3 people (Eurostat, Household composition statistics, 2015 to 2021).
 * - Customers of a mobile network share IPv4 addresses (RFC 6888). So a shared network lowers what is paid and forbids
 *   nothing.
 *
 * Our judgement: most players who share a network at home have one opponent there, and two meetings pay about `network`
 * points; `day` points take a whole evening of twenty or more matches, because points fade.
 */
export const MATCH_LIMITS = {
  /** Minimum moves that make somebody an opponent. */
  moves: 3,
  /** Maximum paid meetings of the same two players per day. */
  meetings: 2,
  /** Maximum paid matches of one player per minute. */
  minute: 2,
  /** Maximum points of one player per day, in all rooms and the live quiz. */
  day: 600,
  /** Maximum points of a day, on no board, from matches in which all opponents share the player's network. */
  network: 100,
} as const

/**
 * Limits of the live quiz. Only podium points depend on opponents, who must be on other networks. Points count on
 * boards like those of rooms; the quiz's own board lists scores, which no opponent influences.
 */
export const QUIZ_LIMITS = {
  /** Minimum answers that make somebody an opponent. */
  answers: 3,
  /**
   * Opponents required for a paid podium, or all others if fewer played. Opponents on the same network count as one,
   * those on the player's own network not at all.
   */
  opponents: 4,
  /** Paid podiums against the same opponent in a day. */
  meetings: MATCH_LIMITS.meetings,
  /** Number of accounts in a match from which on the limit of meetings does not apply. */
  crowd: 20,
  day: MATCH_LIMITS.day,
} as const

/** How answers are given in each game whose right answers can be counted (`rightAnswers`). */
const ANSWERED: Partial<Record<GameId, keyof typeof PLAUSIBLE.answer>> = {
  higherlower: 'tapped',
  statistics: 'tapped',
  bingo: 'tapped',
  stadiums: 'tapped',
  blur: 'tapped',
  pixels: 'typed',
  split: 'typed',
  tictactoe: 'typed',
  'back-four': 'grouped',
}

/** Groups that a player of Back four has to pick; the last one follows. */
const PICKED_GROUPS = 3

/** True when a run of `n` actions took less time than a person needs. */
export const isTooFast = ({ ms, n }: { ms: number; n: number }, minSeconds: number): boolean =>
  ms < Math.max(minSeconds * 1000, n * PLAUSIBLE.action)

/** Doubt about a daily, of which only the total time is known; its `medianMs` is the mean per action. */
export function doubtOfDaily(
  game: GameId,
  { ms, n, score }: { ms: number; n: number; score: number },
  minSeconds: number,
): Doubt | null {
  const answered = ANSWERED[game]
  const least = answered ? rightAnswers(game, n, score) * PLAUSIBLE.answer[answered] : 0
  if (!isTooFast({ ms, n }, minSeconds) && ms >= least) return null
  return { cause: 'pace', medianMs: Math.round(ms / Math.max(n, 1)), deviationMs: 0 }
}

function rightAnswers(game: GameId, n: number, score: number): number {
  // A skip in Bingo takes reading a name, as a placement does.
  if (game === 'bingo') return n
  // The score of Back four is the number of mistakes left; 0 is a lost board.
  if (game === 'back-four') return score > 0 ? PICKED_GROUPS : 0
  return score
}

/** Doubt about a ranked run or a match of the quiz, from the time of every answer in order. */
export function doubtOf(kind: 'ranked' | 'quiz', times: readonly number[], right: number): Doubt | null {
  const cause = causeOf(PLAUSIBLE[kind], times, right)
  return cause === null
    ? null
    : { cause, medianMs: Math.round(medianOf(times)), deviationMs: Math.round(deviationOf(times)) }
}

function causeOf(limits: Limits, times: readonly number[], right: number): Cause | null {
  if (right > limits.mostRight) return 'long'
  if (times.length < PLAUSIBLE.leastAnswers) return null
  if (medianOf(times) < limits.medianMs || hasStreak(limits.streak, times)) return 'fast'
  return isEven(times) ? 'even' : null
}

function hasStreak({ answers, ms }: Limits['streak'], times: readonly number[]): boolean {
  let row = 0
  return times.some((time) => {
    row = time < ms ? row + 1 : 0
    return row >= answers
  })
}

function isEven(times: readonly number[]): boolean {
  const limit = PLAUSIBLE.even.find(({ answers }) => times.length >= answers)
  return limit !== undefined && deviationOf(times) < limit.spread * mean(times)
}

function deviationOf(times: readonly number[]): number {
  const middle = mean(times)
  return Math.sqrt(mean(times.map((time) => (time - middle) ** 2)))
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}
