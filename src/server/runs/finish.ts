import { MAX_RUN_MS } from '#contracts/results.ts'
import { fromIsoDate } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { doubtOfDaily } from '#core/plausible.ts'
import { DAILY_POINTS, FIRST_OF_DAY_POINTS, total, WHOLE_DAY_GAMES, WHOLE_DAY_POINTS } from '#core/points.ts'
import { isInTimeToRepair, REPAIR_TAG } from '#core/repair.ts'
import { ARCHIVE, modeOf } from '#games/catalogue.ts'
import type { Outcome } from '#games/outcome.ts'
import { DAILY_MODE } from './draw.ts'
import type { Run } from './rows.ts'
import type { DistributionRules } from '#games/run-rules.ts'

/** The transaction that writes the result decides which of these apply. */
const BONUSES = {
  daily: DAILY_POINTS,
  first: FIRST_OF_DAY_POINTS,
  eleven: WHOLE_DAY_POINTS,
  least: WHOLE_DAY_GAMES,
}

/**
 * Arguments of `commit_step` that end a run at `now`. A past day earns nothing; finished in time it may repair a
 * streak. Only the daily of a day enters its distribution and earns its bonuses. `open`: the games with a daily on the
 * run's day.
 */
export function finishOf(
  outcome: Outcome,
  run: Pick<Run, 'game' | 'mode' | 'date' | 'started_at'>,
  now: number,
  { of }: DistributionRules,
  open: readonly GameId[],
) {
  const archive = run.mode === ARCHIVE
  const daily = run.mode === DAILY_MODE
  const gaveUp = outcome.tags.includes('gave-up')
  const repairs = archive && !gaveUp && outcome.n > 0 && isInTimeToRepair(fromIsoDate(run.date), now)
  const ms = Math.min(Math.max(now - Date.parse(run.started_at), 0), MAX_RUN_MS)
  return {
    won: outcome.won,
    score: outcome.score,
    n: outcome.n,
    ms,
    tags: [...outcome.tags, ...(archive ? [ARCHIVE] : []), ...(repairs ? [REPAIR_TAG] : [])],
    items: outcome.items ?? [],
    lines: archive ? [] : outcome.lines,
    bucket: daily ? of(outcome) : null,
    // Giving up keeps the points of answers, but not the daily bonus.
    rewarded: total(outcome.lines) > 0 && !gaveUp,
    bonuses: daily ? { ...BONUSES, games: open } : null,
    held: daily && doubtOfDaily(run.game, { ...outcome, ms }, modeOf(run.game, DAILY_MODE)?.minSeconds ?? 0) !== null,
  }
}
