import type { GameId } from '#core/games.ts'
import type { PointLine } from '#core/points.ts'
import type { ResultRecord } from '#contracts/results.ts'

/*
 * Lazy access to the player's progress for games. The stores (local-progress.ts, me.ts) parse with a schema library
 * that is heavier than a game: it loads when the page is idle, or at the end of a run.
 */

/**
 * Takes a finished run into the player's progress and shows the level bar with its lines. `record.points` are those of
 * the run, before the fade of the day. A visitor's browser keeps it; for an account a practice run goes to the server,
 * and of a run that the server or a room already counted only the new numbers are taken over. Safe to call again with
 * the same record: nothing counts twice.
 */
export async function recordResult(game: GameId, record: ResultRecord, lines: readonly PointLine[]): Promise<void> {
  const { takeIn } = await import('./record-result.ts')
  await takeIn(game, record, lines)
}

/** Preloads what the end of a run needs, so that losing the connection meanwhile does no harm. */
export const prepareProgress = (): Promise<unknown> => import('./record-result.ts')
