import { MOST_RESULTS, type QuizResult } from '#contracts/quiz-results.ts'
import { pointsOf, tallyOf } from '#games/quiz/match/scoring.ts'
import { ranksOf, stepOf, type Report } from '#games/quiz/match/standings.ts'
import type { MatchState } from '#games/quiz/match/state.ts'
import { isPrimeTime, ROUNDS } from '#games/quiz/match/timetable.ts'
import type { Holder } from './saved.ts'

/**
 * What a match was worth for each account that answered in this shard, as many letters as it takes. `report`: of all
 * shards; `podium` false: it is only this shard's, and nobody knows who stood on the podium.
 */
export function resultsOf(
  state: MatchState,
  holders: ReadonlyMap<string, Holder>,
  report: Report,
  podium: boolean,
): QuizResult[] {
  const { rank, players } = ranksOf(report)
  const seats = Object.entries(state.seats).flatMap(([player, { answers }]): QuizResult['seats'] => {
    const user = holders.get(player)?.claims.user ?? null
    const { score, ms, right, answered } = tallyOf(answers, state.rights, ROUNDS)
    if (user === null || answered === 0) return []
    const worth = (step: number | null) => pointsOf(score, step, report.accounts, isPrimeTime(state.match))
    const points = worth(podium ? stepOf(report, player) : null)
    return [{ user, score, ms, right, answered, rank: rank(score), points, base: worth(null) }]
  })
  return Array.from({ length: Math.ceil(seats.length / MOST_RESULTS) }, (_, at) => ({
    match: state.match,
    players,
    accounts: report.accounts,
    seats: seats.slice(at * MOST_RESULTS, (at + 1) * MOST_RESULTS),
  }))
}
