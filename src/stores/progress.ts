import type { GameId } from '#core/games.ts'
import type { PointLine } from '#core/points.ts'
import type { ResultRecord } from '#contracts/results.ts'

/*
 * Lazy access to the player's progress for games. The stores (local-progress.ts, me.ts) parse with a schema library
 * that is heavier than a game: it loads when the page is idle, or at the end of a run.
 */

/**
 * Adds a finished run to the player's progress and shows the level bar with its lines. `record.points` are the run's
 * own, before the daily fade. A visitor's record is stored in the browser; an account's practice run is sent to the
 * server, and for a run that the server or a room has already counted only the new totals are fetched. Idempotent by
 * record.
 */
export async function recordResult(game: GameId, record: ResultRecord, lines: readonly PointLine[]): Promise<void> {
  const { applyResult } = await import('./record-result.ts')
  await applyResult(game, record, lines)
}

/** Preloads the code of a run's end, so that it also works after the connection is lost. */
export const prepareProgress = (): Promise<unknown> => import('./record-result.ts')
