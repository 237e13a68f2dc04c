import type { NewRun, RunAnswer } from '#contracts/runs.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'
import { gameOf, modeOf } from '#games/catalogue.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import type { Admission } from '#server/rate-limit.ts'
import { answerOf } from './answer.ts'
import { cachedPuzzle, puzzleOf, type Puzzle } from './daily.ts'
import { expiryOf, isOpen, isRunMode, type RunMode } from './days.ts'
import { DAILY_MODE, seedOf } from './draw.ts'
import { cacheRun } from './held.ts'
import { runGameOf } from './registry.ts'
import { startRow, type Run } from './rows.ts'
import type { RunGame } from '#games/run-rules.ts'

type Request = { id: GameId; game: RunGame; mode: RunMode; day: ReturnType<typeof dayAt>; twin: boolean }

/**
 * Parses the body of `POST /api/runs`. Throws `unknown-game` (also for one without a daily), `unknown-mode`,
 * `unknown-part`, `date-not-open`, and `bad-request` for the text version of a game without one. Pure.
 */
export function requestOf({ game: id, mode, date, part, twin = false }: NewRun, now: number): Request {
  const game = runGameOf(id)
  if (!game || !isGameId(id)) throw new HttpError('unknown-game')
  if (!isRunMode(mode)) throw new HttpError('unknown-mode')
  if (part !== undefined && !modeOf(id, DAILY_MODE)?.parts?.includes(part)) throw new HttpError('unknown-part')
  if (twin && !game.hasTwin) throw new HttpError('bad-request', 'This game has no text twin')
  const day = date ?? dayAt(now)
  if (!isOpen(gameOf(id).since, mode, day, now)) throw new HttpError('date-not-open')
  return { id, game, mode, day, twin }
}

/** Starts the owner's run of a day, or finds the one started before; a finished one includes today's distribution. */
export async function startRun(
  owner: Owner,
  request: Request,
  admission: Admission,
  now: number,
): Promise<{ created: boolean; answer: RunAnswer<unknown> }> {
  const { id, game, day } = request
  const seen = cachedPuzzle(id, day)
  const started =
    (seen && (await begun(owner, request, seen, admission, now))) ??
    // The first run of a day on this instance, or a day whose puzzle was voided.
    (await begun(owner, request, await puzzleOf(id, game, day, () => admission.alone()), seen ? null : admission, now))
  if (!started) throw new HttpError('unavailable')
  const { run, created } = started
  cacheRun(owner, run)
  return { created, answer: await answerOf(run, now) }
}

/** Null when the puzzle is no longer the day's. */
async function begun(
  owner: Owner,
  { id, game, mode, day, twin }: Request,
  puzzle: Puzzle,
  admission: Admission | null,
  now: number,
): Promise<{ run: Run; created: boolean } | null> {
  const { run, created } = await startRow(owner, admission, {
    for_game: id,
    for_mode: mode,
    for_date: toIsoDate(day),
    puzzle: puzzle.id,
    first_state: game.start(puzzle.setup, seedOf(id, mode, day), now, twin),
    at: new Date(now),
    until: expiryOf(mode, day, now),
  })
  return run && { run, created }
}
