import type { NewRun, RunAnswer, RunEnd, RunStep } from '#contracts/runs.ts'
import { dayAt, fromIsoDate, puzzleNumber, toIsoDate } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'
import type { Owner } from './caller.ts'
import type { DailyGame } from './daily-game.ts'
import { DAILY_GAMES } from './daily-games.ts'
import { seedOf } from './daily-draw.ts'
import { puzzleOf } from './daily.ts'
import { distributionFrom, standingOf } from './distribution.ts'
import { finishOf } from './finish.ts'
import { HttpError } from './http-error.ts'
import { addressesOf, type RunPicture } from './pictures/run-pictures.ts'
import { expiryOf, isOpen, isRunMode, type RunMode } from './run-days.ts'
import { commitRow, countsOf, findRow, startRow, type Run } from './run-rows.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Request = { id: GameId; game: DailyGame; mode: RunMode; day: ReturnType<typeof dayAt> }

/**
 * What a body of `POST /api/runs` asks for. Throws `unknown-game` (also for one without a daily), `unknown-mode`,
 * `date-not-open`. Pure: nothing is made before the request is sound.
 */
export function requestOf({ game: id, mode, date }: NewRun, now: number): Request {
  const game = isGameId(id) ? DAILY_GAMES[id] : undefined
  if (!game || !isGameId(id)) throw new HttpError('unknown-game')
  if (!isRunMode(mode)) throw new HttpError('unknown-mode')
  const day = date ?? dayAt(now)
  if (!isOpen(mode, day, now)) throw new HttpError('date-not-open')
  return { id, game, mode, day }
}

/** Begins the owner's run of a day, or finds the one begun before; a finished one comes with today's distribution. */
export async function startRun(
  owner: Owner,
  { id, game, mode, day }: Request,
  now: number,
): Promise<{ created: boolean; answer: RunAnswer<unknown> }> {
  const puzzle = await puzzleOf(id, game, day, now)
  const { run, created } = await startRow(owner, {
    for_game: id,
    for_mode: mode,
    for_date: toIsoDate(day),
    puzzle: puzzle.id,
    first_state: game.start(puzzle.setup, seedOf(id, mode, day), now),
    at: new Date(now),
    until: expiryOf(mode, day, now),
  })
  if (run.ending?.counts) run.ending.counts = await countsOf(run.game, run.date)
  return { created, answer: await answerOf(run) }
}

/**
 * Takes step `n` of a run. The last step again gets the same answer again; throws `unknown-run`, `wrong-order`,
 * `already-over`, `date-not-open` after the run's expiry, and whatever the game refuses (which takes no step).
 */
export async function stepRun(owner: Owner, id: string, step: RunStep, now: number): Promise<RunAnswer<unknown>> {
  const run = UUID.test(id) ? await findRow(owner, id) : null
  if (!run) throw new HttpError('unknown-run')
  if (step.n === run.n) return answerOf(run)
  if (run.over) throw new HttpError('already-over')
  if (step.n !== run.n + 1) throw new HttpError('wrong-order')
  if (now >= Date.parse(run.expires_at)) throw new HttpError('date-not-open')

  const game = gameOf(run)
  const state = game.play(run.state, step.action, now)
  const outcome = game.outcome(state)
  const ms = now - Date.parse(run.started_at)
  const committed = await commitRow(owner, {
    run_id: run.id,
    step: step.n,
    next_state: state,
    at: new Date(now),
    finish: outcome && finishOf(outcome, run.mode, ms, game.buckets),
  })
  return committed ? answerOf(committed) : answerOfRival(owner, run.id, step.n)
}

/** Somebody was faster with the same step, a second tab or a retry under way: theirs is the answer. */
async function answerOfRival(owner: Owner, id: string, n: number): Promise<RunAnswer<unknown>> {
  const run = await findRow(owner, id)
  if (!run) throw new HttpError('unknown-run')
  if (run.n !== n) throw new HttpError('wrong-order')
  return answerOf(run)
}

/** What the picture places of the owner's run may show by now; null when there is no such run of theirs. */
export async function picturesOfRun(owner: Owner, id: string): Promise<RunPicture[] | null> {
  const run = await findRow(owner, id)
  return (run && gameOf(run).pictures(run.state)) ?? null
}

async function answerOf(run: Run): Promise<RunAnswer<unknown>> {
  const game = gameOf(run)
  const date = fromIsoDate(run.date)
  return {
    runId: run.id,
    game: run.game,
    mode: run.mode,
    date,
    number: puzzleNumber(date),
    n: run.n,
    view: game.view(run.state),
    pictures: await addressesOf(run, game.pictures(run.state)),
    expires: new Date(run.expires_at).toISOString(),
    end: endOf(run, game),
  }
}

function endOf({ ending, state }: Run, { buckets, outcome, left }: DailyGame): RunEnd | null {
  const final = outcome(state)
  if (!ending || !final) return null
  const { result, lines, counts } = ending
  const distribution = counts && distributionFrom(counts, buckets)
  const standing = distribution && standingOf(distribution, buckets.of(final), buckets)
  return { result, lines, distribution, betterThan: standing?.betterThan ?? null, left: left(state) }
}

/** A row of a game that was taken out of the registry cannot be played on. */
function gameOf(run: Run): DailyGame {
  const game = isGameId(run.game) ? DAILY_GAMES[run.game] : undefined
  if (!game) throw new HttpError('unknown-game')
  return game
}
