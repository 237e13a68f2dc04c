import { MAX_RUN_MS } from '#contracts/results.ts'
import type { GameId } from '#core/games.ts'
import { DAILY_POINTS, FIRST_OF_DAY_POINTS, total, WHOLE_DAY_GAMES, WHOLE_DAY_POINTS } from '#core/points.ts'
import { ARCHIVE } from '#games/catalogue.ts'
import type { Outcome } from '#games/outcome.ts'
import { DAILY_MODE } from './draw.ts'
import type { Bars } from './rules.ts'

/** Which of these a run earns is decided in the transaction that writes its result. */
const BONUSES = {
  daily: DAILY_POINTS,
  first: FIRST_OF_DAY_POINTS,
  eleven: WHOLE_DAY_POINTS,
  least: WHOLE_DAY_GAMES,
}

/**
 * What `commit_step` needs to end a run that took `ms`. A past day earns nothing; only the daily of a day is in its
 * distribution and earns its bonuses. `open`: the games with a daily on the run's day.
 */
export function finishOf(outcome: Outcome, mode: string, ms: number, { of }: Bars, open: readonly GameId[]) {
  const archive = mode === ARCHIVE
  const daily = mode === DAILY_MODE
  return {
    won: outcome.won,
    score: outcome.score,
    n: outcome.n,
    ms: Math.min(Math.max(ms, 0), MAX_RUN_MS),
    tags: archive ? [...outcome.tags, ARCHIVE] : outcome.tags,
    items: outcome.items ?? [],
    lines: archive ? [] : outcome.lines,
    bucket: daily ? of(outcome) : null,
    // Who gives up keeps what was answered, and no bonus of the day.
    rewarded: (outcome.won || total(outcome.lines) > 0) && !outcome.tags.includes('gave-up'),
    bonuses: daily ? { ...BONUSES, games: open } : null,
  }
}
