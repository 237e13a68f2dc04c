import type { GameId } from '#core/games.ts'
import type { ResultRecord } from '#contracts/results.ts'

/** How a game's results are shown in the profile. */
export type Board = {
  game: GameId
  /** Values of `score` that get a bar each, in the order of reading; 0 = missed. */
  buckets: readonly number[]
  /** Which score is the better one. */
  best: 'lowest' | 'highest'
  /** Modes whose score is another figure: they count as games, but have no place among the bars. */
  otherScores: readonly string[]
}

/** A new game adds its entry; without one it shows games, wins and streaks only. */
const BOARDS: readonly Board[] = [
  // A race in a room is scored by rounds, not by guesses.
  { game: 'wordle', buckets: [1, 2, 3, 4, 5, 6, 7, 8, 0], best: 'lowest', otherScores: ['multiplayer'] },
]

export const boardOf = (game: GameId): Board =>
  BOARDS.find((board) => board.game === game) ?? { game, buckets: [], best: 'highest', otherScores: [] }

/** The results among the bars. */
export const comparable = ({ otherScores }: Board, records: readonly ResultRecord[]): ResultRecord[] =>
  records.filter(({ mode }) => !otherScores.includes(mode))
