import { MOST_RESULTS, type QuizResult } from '#contracts/quiz-results.ts'
import { pointsOf, tallyOf } from '#games/quiz/match/scoring.ts'
import { doubtAbout, guestPointsOf, ranksOf, stepIfRanked, stepOf, type Report } from '#games/quiz/match/standings.ts'
import type { Seat } from '#games/quiz/match/state.ts'
import { isPrimeTime, ROUNDS } from '#games/quiz/match/timetable.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import type { Seats } from './seats.ts'
import type { Shard } from './shard.ts'

/** Puts the match results into the outbox. Idempotent. */
export async function closeMatch(shard: Shard, report: Report, podium: boolean) {
  const { match, rounds, isClosed } = shard.current!
  if (isClosed) return
  const dueAt = shard.now()
  const questions = rounds.map(({ question }) => idOf(question))
  const results = resultsOf(shard.seats, report, podium).map((result) => ({ ...result, questions }))
  const outboxItems = results.map((result, part) => ({ key: `${match}-${part}`, result, tries: 0, dueAt }))
  for (const item of outboxItems) await shard.storage.putItem(item)
  shard.outboxItems = [...shard.outboxItems, ...outboxItems]
  await shard.keep({ isClosed: true })
}

const marksOf = (answers: Seat['answers'], rights: readonly number[]): string =>
  rights.map((right, round) => markOf(answers[round]?.option, right)).join('')

const markOf = (option: number | undefined, right: number): string =>
  option === undefined ? '-' : option === right ? '1' : '0'

/**
 * Results of each account that answered in this shard, and of guests who earned points, split by MOST_RESULTS. `podium`
 * is false when `report` covers this shard alone, because podium places are unknown then.
 */
function resultsOf(
  { state, holderOf }: Pick<Seats, 'state' | 'holderOf'>,
  report: Report,
  podium: boolean,
): Omit<QuizResult, 'questions'>[] {
  const { rank, players } = ranksOf(report)
  const seats = [...state.seats].flatMap(([player, { answers }]): QuizResult['seats'] => {
    const { user = null, network } = holderOf(player)?.claims ?? {}
    const { score, ms, right, answered } = tallyOf(answers, state.rights, ROUNDS)
    if (user === null || answered === 0) return []
    const doubt = doubtAbout({ answers }, state.rights)
    const worth = (step: number | null) =>
      pointsOf(score, step, report.accounts + Number(doubt !== null), isPrimeTime(state.match))
    const step = doubt ? stepIfRanked(report, { player, score, ms }) : stepOf(report, player)
    const stepMs = answers.flatMap((answer) => answer?.ms ?? [])
    return [
      {
        ...{ user, score, ms, right, answered, rank: rank(score), points: worth(podium ? step : null) },
        base: worth(null),
        marks: marksOf(answers, state.rights),
        ...(network !== undefined && { network }),
        ...(doubt && { held: { ...doubt, stepMs } }),
      },
    ]
  })
  const guests = [...state.seats].flatMap(([player, { answers }]): QuizResult['guests'] => {
    const { user = null, visitor = null } = holderOf(player)?.claims ?? {}
    const { score, ms, answered } = tallyOf(answers, state.rights, ROUNDS)
    const base = guestPointsOf({ answers }, state.rights)
    if (user !== null || visitor === null || base === 0) return []
    return [{ visitor, score, ms, answered, rank: rank(score), base }]
  })
  const most = Math.max(seats.length, guests.length)
  return Array.from({ length: Math.ceil(most / MOST_RESULTS) }, (_, at) => {
    const [from, to] = [at * MOST_RESULTS, (at + 1) * MOST_RESULTS]
    return {
      ...{ match: state.match, players, accounts: report.accounts },
      seats: seats.slice(from, to),
      guests: guests.slice(from, to),
    }
  })
}
