import type { GameId } from '#core/games.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { betterScore } from '#games/catalogue.ts'
import { ALONE, CLEAN, MEAN_OFF, RARITY } from '#games/outcome.ts'

/** Inclusive at both ends. */
export type Bucket = { from: number; to: number }

/** How the profile shows a game's results. Separate from the manifests, so that only the profile loads it. */
export type Board = {
  /** Values of `score` per bar, in reading order; 0 to 0 means missed, where 0 is no score. */
  buckets: readonly Bucket[]
  /** Unit of the score. */
  label: 'guess' | 'marks' | 'right' | 'cells' | 'ofNine' | 'ofSix' | 'left'
  /** Modes whose score has another unit: counted as games, left out of the distribution. */
  otherScores: readonly string[]
  /** A run counts as won when it has points, which begin at a high score; the profile then uses another label. */
  isWonByPoints?: boolean
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

const BOARDS: Record<GameId, Board> = {
  // Races in rooms are scored by rounds, not by guesses.
  wordle: {
    buckets: [1, 2, 3, 4, 5, 6, 7, 8, 0].map((guess) => ({ from: guess, to: guess })),
    label: 'guess',
    otherScores: ['multiplayer'],
  },
  // A match has no score, only win or loss.
  tictactoe: {
    buckets: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((cells) => ({ from: cells, to: cells })),
    label: 'ofNine',
    otherScores: ['bot', 'multiplayer'],
    weekly: RARITY,
    alone: ALONE,
  },
  pixels: {
    buckets: [5, 4, 3, 2, 1, 0].map((named) => ({ from: named, to: named })),
    label: 'right',
    otherScores: [],
  },
  statistics: {
    buckets: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((right) => ({ from: right, to: right })),
    label: 'right',
    otherScores: ['ranked'],
    isWonByPoints: true,
  },
  stadiums: {
    buckets: [6, 5, 4, 3, 2, 1, 0].map((placed) => ({ from: placed, to: placed })),
    label: 'ofSix',
    otherScores: [],
    collects: true,
  },
  split: {
    buckets: [3, 2, 1, 0].map((named) => ({ from: named, to: named })),
    label: 'right',
    otherScores: [],
    flawless: CLEAN,
  },
  age: {
    buckets: [80, 60, 40, 20, 0].map((from) => ({ from, to: from === 80 ? 100 : from + 19 })),
    label: 'marks',
    otherScores: [],
    isWonByPoints: true,
    distance: MEAN_OFF,
    countsRight: true,
  },
  blur: {
    buckets: [5, 4, 3, 2, 1, 0].map((named) => ({ from: named, to: named })),
    label: 'right',
    otherScores: [],
  },
  // Hard has three turns: in a distribution of eight they would look like mastery.
  'career-path': {
    buckets: [1, 2, 3, 4, 5, 6, 7, 8, 0].map((guess) => ({ from: guess, to: guess })),
    label: 'guess',
    otherScores: ['hard'],
  },
  bingo: {
    buckets: [16, 14, 12, 8, 0].map((from, at, all) => ({ from, to: at === 0 ? from : all[at - 1]! - 1 })),
    label: 'cells',
    otherScores: [],
    perfect: 16,
  },
  // Ranked runs and endless practice are scored by length, which has no upper bound of ten.
  higherlower: {
    buckets: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((right) => ({ from: right, to: right })),
    label: 'right',
    otherScores: ['normal', 'ranked'],
    isWonByPoints: true,
  },
  // Mistakes left; 0 is a lost run.
  'back-four': {
    buckets: [4, 3, 2, 1, 0].map((left) => ({ from: left, to: left })),
    label: 'left',
    otherScores: [],
  },
}

export type GameBoard = Board & { better: 'low' | 'high' }

export const boardOf = (game: GameId): GameBoard => ({ ...BOARDS[game], better: betterScore(game) })

/** Results that belong in the distribution. */
export const comparable = ({ otherScores }: Board, records: readonly ResultRecord[]): ResultRecord[] =>
  records.filter(({ mode }) => !otherScores.includes(mode))
