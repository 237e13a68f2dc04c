import { tallyOf } from './scoring.ts'
import type { Card, MatchState } from './state.ts'

/** One line of a table. `ms` decides between equal scores who stands higher on the podium, and nothing else. */
export type Entry = Card & { player: string; score: number; ms: number; answered: number }

/** What a shard tells the others after a round: how many have each score, and its best. */
export type Report = { scores: Readonly<Record<number, number>>; top: readonly Entry[]; accounts: number }

/** Longer tables are nobody's interest, but for the own line. */
export const TOP = 100

/** The best first; of equals the faster, then by id, so that every shard has the same order. */
export const compare = (one: Entry, other: Entry): number =>
  other.score - one.score || one.ms - other.ms || (one.player < other.player ? -1 : 1)

/** Who took part in the first `rounds` rounds, unsorted: a seat without an answer is none. */
export const entriesOf = ({ seats, rights }: MatchState, rounds: number): Entry[] =>
  [...seats].flatMap(([player, { answers, from: _, ...card }]) => {
    const { score, ms, answered } = tallyOf(answers, rights, rounds)
    return answered > 0 ? [{ player, ...card, score, ms, answered }] : []
  })

/** Against an empty chair nobody wins: who answered less did not really play. */
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

/** All shards as one: exact, because a score is a whole number of which each shard tells how many have it. */
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

/** Places by score, for many look-ups: one more than there are better scores; equal scores share one. */
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
  // A score that nobody reported is his who has not answered yet: behind everybody better.
  const behind = (score: number) =>
    1 + Object.entries(scores).reduce((sum, [other, count]) => sum + (+other > score ? count : 0), 0)
  return { rank: (score) => ranks.get(score) ?? behind(score), players }
}

const STEPS = 3

/** Who stands on the podium, the first first: as many as took part, three at most. */
export const podiumOf = ({ top }: Report): readonly Entry[] => top.slice(0, STEPS)

/** The step somebody stands on, from 0; null off the podium. */
export function stepOf(report: Report, player: string): number | null {
  const step = podiumOf(report).findIndex((entry) => entry.player === player)
  return step === -1 ? null : step
}
