import type { Play } from '#games/quiz/match/ghosts.ts'
import { ROUNDS } from '#games/quiz/match/timetable.ts'
import type { MatchState } from '#games/quiz/match/state.ts'

/** Learnt of one match: a full shard would push out everybody else's. */
const MOST_OF_MATCH = 10

/** What those who took part did in each round, without who they were. A round before they came is none of theirs. */
export function playsOf({ seats, rights }: MatchState): Play[][] {
  const real = [...seats.values()].filter(({ answers }) => answers.some((answer) => answer !== null))
  return Array.from({ length: ROUNDS }, (_, round) =>
    real
      .filter(({ from }) => from <= round)
      .slice(0, MOST_OF_MATCH)
      .map(({ answers }) => {
        const answer = answers[round] ?? null
        return { right: answer !== null && answer.option === rights[round], ms: answer?.ms ?? null }
      }),
  )
}
