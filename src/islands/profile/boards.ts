import type { GameId } from '#core/games.ts'
import { ALONE, CLEAN, MEAN_OFF, RARITY } from '#games/outcome.ts'
import type { ResultRecord } from '#contracts/results.ts'

/** Both ends count. */
export type Bucket = { from: number; to: number }

/** How a game's results are shown in the profile. */
export type Board = {
  game: GameId
  /** Values of `score` that get a bar together, in the order of reading; 0 to 0 = missed, where 0 is no score. */
  buckets: readonly Bucket[]
  /** What a score is. */
  says: 'guess' | 'marks' | 'right' | 'cells' | 'ofNine' | 'ofSix'
  /** Which score is the better one. */
  best: 'lowest' | 'highest'
  /** Modes whose score is another figure: they count as games, but have no place among the bars. */
  otherScores: readonly string[]
  /** A tag of a whole run, before its mean distance in tenths (`off:18`): the smallest is told. */
  distance?: string
  /** What was right is told as a number, over all results: their items. */
  countsRight?: boolean
  /** The score with nothing left to wish for: how often it was reached is told, and how often in a row at most. */
  perfect?: number
  /** A tag of a run, before a figure that adds up over the dailies of a week: the lower, the better. */
  weekly?: string
  /** A tag of a run, before how much of it nobody else had: told as a sum, over all results. */
  alone?: string
  /** A tag of a run that went as well as can be: how many have it is told. */
  flawless?: string
  /** What was right is told as a number, each thing once. */
  collects?: boolean
}

/** A new game adds its entry; without one it shows games, wins and streaks only. */
const BOARDS: readonly Board[] = [
  // A race in a room is scored by rounds, not by guesses.
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
  // Ranked runs and practice without end are counted by their length, which has no ten.
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
  // Hard has three turns: among the bars of eight they would look like mastery.
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
  // A match is won or not.
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

/** The results among the bars. */
export const comparable = ({ otherScores }: Board, records: readonly ResultRecord[]): ResultRecord[] =>
  records.filter(({ mode }) => !otherScores.includes(mode))
