import type { NewRun, RunAnswer, RunEnd, RunStep } from '#contracts/runs.ts'
import { dayAt, fromIsoDate, puzzleNumber, toIsoDate } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'
import { modeOf } from '#games/catalogue.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import { addressesOf, type RunPicture } from '#server/pictures/run-pictures.ts'
import { puzzleOf } from './daily.ts'
import { expiryOf, isOpen, isRunMode, type RunMode } from './days.ts'
import { distributionFrom, standingOf } from './distribution.ts'
import { DAILY_MODE, seedOf } from './draw.ts'
import { finishOf } from './finish.ts'
import { runGameOf } from './registry.ts'
import { commitRow, countsOf, findRow, startRow, type Run } from './rows.ts'
import type { RunGame } from './rules.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Request = { id: GameId; game: RunGame; mode: RunMode; day: ReturnType<typeof dayAt> }

/**
 * What a body of `POST /api/runs` asks for. Throws `unknown-game` (also for one without a daily), `unknown-mode`,
 * `unknown-part`, `date-not-open`, and `bad-request` for the text twin of a game that has none. Pure: nothing is made
 * before the request is sound.
 */
export function requestOf({ game: id, mode, date, part, twin }: NewRun, now: number): Request {
  const game = runGameOf(id)
  if (!game || !isGameId(id)) throw new HttpError('unknown-game')
  if (!isRunMode(mode)) throw new HttpError('unknown-mode')
  if (part !== undefined && !modeOf(id, DAILY_MODE)?.parts?.includes(part)) throw new HttpError('unknown-part')
  if (twin) throw new HttpError('bad-request', 'This game has no text twin')
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
  return { created, answer: await answerOf(run, now) }
}

/**
 * Takes step `n` of a run. The last step again gets the same answer again; throws `unknown-run`, `wrong-order`,
 * `already-over`, `date-not-open` after the run's expiry, and whatever the game refuses (which takes no step).
 */
export async function stepRun(owner: Owner, id: string, step: RunStep, now: number): Promise<RunAnswer<unknown>> {
  const run = UUID.test(id) ? await findRow(owner, id) : null
  if (!run) throw new HttpError('unknown-run')
  if (step.n === run.n) return answerOf(run, now)
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
    finish: outcome && finishOf(outcome, run.mode, ms, game.bars),
  })
  return committed ? answerOf(committed, now) : answerOfRival(owner, run.id, step.n, now)
}

/** Somebody was faster with the same step, a second tab or a retry under way: theirs is the answer. */
async function answerOfRival(owner: Owner, id: string, n: number, now: number): Promise<RunAnswer<unknown>> {
  const run = await findRow(owner, id)
  if (!run) throw new HttpError('unknown-run')
  if (run.n !== n) throw new HttpError('wrong-order')
  return answerOf(run, now)
}

/** What the picture places of the owner's run may show by now; null when there is no such run of theirs. */
export async function picturesOfRun(owner: Owner, id: string, now: number): Promise<RunPicture[] | null> {
  const run = await findRow(owner, id)
  if (!run) return null
  const game = gameOf(run)
  return game.pictures(game.at(run.state, now)) ?? null
}

async function answerOf(run: Run, now: number): Promise<RunAnswer<unknown>> {
  const game = gameOf(run)
  const state = game.at(run.state, now)
  const date = fromIsoDate(run.date)
  return {
    runId: run.id,
    game: run.game,
    mode: run.mode,
    date,
    number: puzzleNumber(date),
    n: run.n,
    view: game.view(state),
    pictures: await addressesOf(run, game.pictures(state)),
    expires: new Date(run.expires_at).toISOString(),
    end: endOf(run, game),
  }
}

function endOf({ ending, state }: Run, { bars, outcome, facts }: RunGame): RunEnd | null {
  const final = outcome(state)
  if (!ending || !final) return null
  const { result, lines, counts } = ending
  const distribution = counts && distributionFrom(counts, bars)
  const standing = distribution && standingOf(distribution, bars.of(final), bars)
  return { result, lines, distribution, betterThan: standing?.betterThan ?? null, facts: facts(state) }
}

/** A row of a game that was taken out of the registry cannot be played on. */
function gameOf(run: Run): RunGame {
  const game = runGameOf(run.game)
  if (!game) throw new HttpError('unknown-game')
  return game
}
