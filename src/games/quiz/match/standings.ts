import { doubtOf, type Doubt } from '#core/plausible.ts'
import { pointsOf, tallyOf } from './scoring.ts'
import type { Card, MatchState, Seat } from './state.ts'
import { ROUNDS } from './timetable.ts'

/** One line of a table. `ms` breaks ties for the podium only. */
export type Entry = Card & { player: string; score: number; ms: number; answered: number }

/** A shard's report after a round: number of players by score, and its best players. */
export type Report = { scores: Readonly<Record<number, number>>; top: readonly Entry[]; accounts: number }

/** Longest table; below it a player sees only their own line. */
export const TOP = 100

type Place = Pick<Entry, 'player' | 'score' | 'ms'>

/** Best first, then faster, then by id, so that all shards have the same order. */
export const compare = (one: Place, other: Place): number =>
  other.score - one.score || one.ms - other.ms || (one.player < other.player ? -1 : 1)

/** Participants of the first `rounds` rounds, unsorted; seats without an answer are left out. */
export const entriesOf = ({ seats, rights }: MatchState, rounds: number): Entry[] =>
  [...seats].flatMap(([player, { answers, from: _, ...card }]) => {
    const { score, ms, answered } = tallyOf(answers, rights, rounds)
    return answered > 0 ? [{ player, ...card, score, ms, answered }] : []
  })

/** Reason why no human gives these answers; null when they are plausible. */
export const doubtAbout = ({ answers }: Pick<Seat, 'answers'>, rights: readonly number[]): Doubt | null =>
  doubtOf(
    'quiz',
    answers.flatMap((answer) => answer?.ms ?? []),
    tallyOf(answers, rights, ROUNDS).right,
  )

/** A guest's points: for the score only, and none for implausible answers. */
export const guestPointsOf = (seat: Pick<Seat, 'answers'>, rights: readonly number[]): number =>
  doubtAbout(seat, rights) ? 0 : pointsOf(tallyOf(seat.answers, rights, ROUNDS).score, null, 0, false)

/** Minimum of answers for an opponent to count, so that nobody earns against an absent player. */
const LEAST_ANSWERS = 3

export function reportOf(entries: readonly Entry[]): Report {
  const scores: Record<number, number> = {}
  for (const { score } of entries) scores[score] = (scores[score] ?? 0) + 1
  return {
    scores,
    top: [...entries].sort(compare).slice(0, TOP),
    accounts: entries.filter(({ account, answered }) => account && answered >= LEAST_ANSWERS).length,
  }
}

/** Merges the reports of all shards. Exact, because scores are integers with a count each. */
export function merged(reports: readonly Report[]): Report {
  const scores: Record<number, number> = {}
  for (const report of reports) {
    for (const [score, count] of Object.entries(report.scores)) scores[+score] = (scores[+score] ?? 0) + count
  }
  return {
    scores,
    top: reports
      .flatMap(({ top }) => top)
      .sort(compare)
      .slice(0, TOP),
    accounts: reports.reduce((sum, { accounts }) => sum + accounts, 0),
  }
}

/** Rank by score for many lookups: one more than the number of better scores; equal scores share a rank. */
export function ranksOf({ scores }: Report): { rank: (score: number) => number; players: number } {
  const ranks = new Map<number, number>()
  let better = 0
  for (const score of Object.keys(scores)
    .map(Number)
    .sort((one, other) => other - one)) {
    ranks.set(score, better + 1)
    better += scores[score]!
  }
  const players = better
  // An unreported score belongs to a player who has not answered yet; it ranks behind all better scores.
  const behind = (score: number) =>
    1 + Object.entries(scores).reduce((sum, [other, count]) => sum + (+other > score ? count : 0), 0)
  return { rank: (score) => ranks.get(score) ?? behind(score), players }
}

const STEPS = 3

/** Podium, winner first: up to three participants. */
export const podiumOf = ({ top }: Report): readonly Entry[] => top.slice(0, STEPS)

/** Podium step from 0; null off the podium. */
export function stepOf(report: Report, player: string): number | null {
  const step = podiumOf(report).findIndex((entry) => entry.player === player)
  return step === -1 ? null : step
}

/** Podium step that a player outside the report would take; null off the podium. */
export function stepIfRanked({ top }: Report, own: Place): number | null {
  const step = top.filter((entry) => compare(entry, own) < 0).length
  return step < STEPS ? step : null
}
