import { daysBetween, type Day } from '#core/days.ts'
import { periodAt } from '#core/periods.ts'
import { streakDays } from '#core/repair.ts'
import { bestStreakOf, streakOf } from '#core/streak.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { taggedIn } from '#games/outcome.ts'
import { comparable, type Bucket, type GameBoard } from './boards.ts'

export type Bar = Bucket & { count: number; latest: boolean }

export type Figures = {
  played: number
  /** Ratio from 0 to 1. */
  won: number
  /** Average over solved runs, or over all where every right answer counts; null without any. */
  average: number | null
  best: number | null
  /** Current and longest streak of the game's daily. */
  streak: number
  bestStreak: number
  /** Empty before the first comparable run. */
  bars: Bar[]
  /** Smallest mean distance of a run; null without any. */
  nearest: number | null
  /** Right answers over all runs; null in games that do not count them. */
  right: number | null
  /** Perfect runs, and the most in a row; null in games that do not count them. */
  perfect: { count: number; inARow: number } | null
  /**
   * Sum of this week's dailies (from Monday) and their number; null before the first, and in games without such a sum.
   */
  week: { sum: number; days: number } | null
  /** Finds that nobody else had; null in games that do not count them. */
  alone: number | null
  /** Flawless runs; null in games that do not count them. */
  flawless: number | null
  /** Distinct right answers over all runs; null in games that do not collect. */
  collected: number | null
}

/** Statistics of a game from its results, oldest first. */
export function figuresOf(board: GameBoard, records: readonly ResultRecord[], today: Day): Figures {
  const runs = comparable(board, records)
  const solved = runs.filter(({ won }) => won).map(({ score }) => score)
  const averaged = board.label === 'right' ? runs.map(({ score }) => score) : solved
  const { played, repairs } = streakDays(records)
  const latest = runs.at(-1)?.score
  return {
    played: records.length,
    won: shareWon(records),
    average: averaged.length > 0 ? sum(averaged) / averaged.length : null,
    best: solved.length > 0 ? (board.better === 'low' ? Math.min(...solved) : Math.max(...solved)) : null,
    streak: streakOf(played, today, repairs).length,
    bestStreak: bestStreakOf(played, today, repairs),
    bars: (runs.length > 0 ? board.buckets : []).map((bucket) => ({
      ...bucket,
      count: runs.filter(({ score }) => isIn(bucket, score)).length,
      latest: latest !== undefined && isIn(bucket, latest),
    })),
    nearest: board.distance === undefined ? null : smallest(records, board.distance),
    right: board.countsRight ? records.reduce((sum, { items }) => sum + (items?.length ?? 0), 0) : null,
    perfect: board.perfect === undefined ? null : perfectIn(runs, board.perfect),
    week: board.weekly === undefined ? null : weekOf(records, board.weekly, today),
    alone: board.alone === undefined ? null : sum(records.flatMap(({ tags }) => taggedIn(tags, board.alone!))),
    flawless: board.flawless === undefined ? null : records.filter(({ tags }) => tags.includes(board.flawless!)).length,
    collected: board.collects ? new Set(records.flatMap(({ items }) => items ?? [])).size : null,
  }
}

function perfectIn(runs: readonly ResultRecord[], perfect: number): Figures['perfect'] {
  let [count, inARow, now] = [0, 0, 0]
  for (const { score } of runs) {
    now = score >= perfect ? now + 1 : 0
    count += now > 0 ? 1 : 0
    inARow = Math.max(inARow, now)
  }
  return { count, inARow }
}

function smallest(records: readonly ResultRecord[], tag: string): number | null {
  const tenths = records.flatMap(({ tags }) => taggedIn(tags, tag))
  return tenths.length > 0 ? Math.min(...tenths) / 10 : null
}

function weekOf(records: readonly ResultRecord[], tag: string, today: Day): Figures['week'] {
  const { since } = periodAt('week', today)
  const dailies = records.filter(({ mode, date }) => mode === 'today' && daysBetween(since, date) >= 0)
  const figures = dailies.flatMap(({ tags }) => taggedIn(tags, tag))
  return figures.length > 0 ? { sum: sum(figures), days: figures.length } : null
}

const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0)

const isIn = ({ from, to }: Bucket, score: number): boolean => from <= score && score <= to

/** Win rate from 0 to 1; 0 before the first game. */
const shareWon = (records: readonly ResultRecord[]): number =>
  records.length > 0 ? records.filter(({ won }) => won).length / records.length : 0
