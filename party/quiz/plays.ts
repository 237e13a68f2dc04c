import type { Play } from '#games/quiz/match/ghosts.ts'
import { doubtAbout } from '#games/quiz/match/standings.ts'
import { ROUNDS } from '#games/quiz/match/timetable.ts'
import type { MatchState } from '#games/quiz/match/state.ts'

/** Plays recorded per match: more would let one full shard evict all others. */
const MOST_OF_MATCH = 10

/** Anonymous answers per round of people who took part, without rounds before they joined. */
export function playsOf({ seats, rights }: MatchState): Play[][] {
  const real = [...seats.values()].filter(
    (seat) => seat.answers.some((answer) => answer !== null) && doubtAbout(seat, rights) === null,
  )
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
