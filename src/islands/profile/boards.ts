import type { GameId } from '#core/games.ts'
import { ALONE, CLEAN, MEAN_OFF, RARITY } from '#games/outcome.ts'
import type { ResultRecord } from '#contracts/results.ts'

/** Inclusive at both ends. */
export type Bucket = { from: number; to: number }

/** How the profile shows a game's results. */
export type Board = {
  game: GameId
  /** Values of `score` per bar, in reading order; 0 to 0 means missed, where 0 is no score. */
  buckets: readonly Bucket[]
  /** Unit of the score. */
  says: 'guess' | 'marks' | 'right' | 'cells' | 'ofNine' | 'ofSix'
  /** Which end of the scale is better. */
  best: 'lowest' | 'highest'
  /** Modes whose score has another unit: counted as games, left out of the distribution. */
  otherScores: readonly string[]
  /** Tag prefix of a run's mean distance in tenths (`off:18`); the smallest is shown. */
  distance?: string
  /** Shows the number of right answers over all results: their items. */
  countsRight?: boolean
  /** Perfect score; shows how often it was reached, and the longest series. */
  perfect?: number
  /** Tag prefix of a figure summed over the week's dailies; lower is better. */
  weekly?: string
  /** Tag prefix of the number of finds that nobody else had; shown as a sum over all results. */
  alone?: string
  /** Tag of a flawless run; shows their number. */
  flawless?: string
  /** Shows the number of distinct right answers. */
  collects?: boolean
}

/** Games without an entry show games, wins and streaks only. */
const BOARDS: readonly Board[] = [
  // Races in rooms are scored by rounds, not by guesses.
  {
    game: 'wordle',
    buckets: [1, 2, 3, 4, 5, 6, 7, 8, 0].map((guess) => ({ from: guess, to: guess })),
    says: 'guess',
    best: 'lowest',
    otherScores: ['multiplayer'],
  },
  {
    game: 'age',
    buckets: [80, 60, 40, 20, 0].map((from) => ({ from, to: from === 80 ? 100 : from + 19 })),
    says: 'marks',
    best: 'highest',
    otherScores: [],
    distance: MEAN_OFF,
    countsRight: true,
  },
  // Ranked runs and endless practice are scored by length, which has no upper bound of ten.
  {
    game: 'higherlower',
    buckets: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((right) => ({ from: right, to: right })),
    says: 'right',
    best: 'highest',
    otherScores: ['normal', 'ranked'],
  },
  {
    game: 'pixels',
    buckets: [5, 4, 3, 2, 1, 0].map((named) => ({ from: named, to: named })),
    says: 'right',
    best: 'highest',
    otherScores: [],
  },
  {
    game: 'blur',
    buckets: [5, 4, 3, 2, 1, 0].map((named) => ({ from: named, to: named })),
    says: 'right',
    best: 'highest',
    otherScores: [],
  },
  {
    game: 'split',
    buckets: [3, 2, 1, 0].map((named) => ({ from: named, to: named })),
    says: 'right',
    best: 'highest',
    otherScores: [],
    flawless: CLEAN,
  },
  {
    game: 'stadiums',
    buckets: [6, 5, 4, 3, 2, 1, 0].map((placed) => ({ from: placed, to: placed })),
    says: 'ofSix',
    best: 'highest',
    otherScores: [],
    collects: true,
  },
  {
    game: 'statistics',
    buckets: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((right) => ({ from: right, to: right })),
    says: 'right',
    best: 'highest',
    otherScores: ['ranked'],
  },
  // Hard has three turns: in a distribution of eight they would look like mastery.
  {
    game: 'career-path',
    buckets: [1, 2, 3, 4, 5, 6, 7, 8, 0].map((guess) => ({ from: guess, to: guess })),
    says: 'guess',
    best: 'lowest',
    otherScores: ['hard'],
  },
  {
    game: 'bingo',
    buckets: [16, 14, 12, 8, 0].map((from, at, all) => ({ from, to: at === 0 ? from : all[at - 1]! - 1 })),
    says: 'cells',
    best: 'highest',
    otherScores: [],
    perfect: 16,
  },
  // A match has no score, only win or loss.
  {
    game: 'tictactoe',
    buckets: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((cells) => ({ from: cells, to: cells })),
    says: 'ofNine',
    best: 'highest',
    otherScores: ['bot', 'multiplayer'],
    weekly: RARITY,
    alone: ALONE,
  },
]

export const boardOf = (game: GameId): Board =>
  BOARDS.find((board) => board.game === game) ?? { game, buckets: [], says: 'marks', best: 'highest', otherScores: [] }

/** Results that belong in the distribution. */
export const comparable = ({ otherScores }: Board, records: readonly ResultRecord[]): ResultRecord[] =>
  records.filter(({ mode }) => !otherScores.includes(mode))
