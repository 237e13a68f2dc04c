import { GAME_IDS } from '#core/games.ts'
import { ALL_ELEVEN_POINTS, DAILY_POINTS, FIRST_OF_DAY_POINTS, total } from '#core/points.ts'
import type { Outcome } from '#games/outcome.ts'
import type { DailyGame } from './daily-game.ts'

const MAX_RUN_MS = 86_400_000

/** Which of these a run earns is decided in the transaction that writes its result. */
const BONUSES = {
  daily: DAILY_POINTS,
  first: FIRST_OF_DAY_POINTS,
  eleven: ALL_ELEVEN_POINTS,
  games: GAME_IDS.length,
}

/** What `commit_step` needs to end a run that took `ms`. A past day earns nothing and is in no distribution. */
export function finishOf(outcome: Outcome, mode: string, ms: number, { of }: DailyGame['buckets']) {
  const archive = mode === 'archive'
  return {
    won: outcome.won,
    score: outcome.score,
    n: outcome.n,
    ms: Math.min(Math.max(ms, 0), MAX_RUN_MS),
    tags: archive ? [...outcome.tags, 'archive'] : outcome.tags,
    lines: archive ? [] : outcome.lines,
    bucket: archive ? null : of(outcome),
    rewarded: outcome.won || total(outcome.lines) > 0,
    bonuses: archive ? null : BONUSES,
  }
}
