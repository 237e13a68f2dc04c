import type { RunAnswer, RunStep } from '#contracts/runs.ts'
import { fromIsoDate } from '#core/days.ts'
import type { Outcome } from '#games/outcome.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import type { Admission } from '#server/rate-limit.ts'
import { answerOf, gameOf } from './answer.ts'
import { DAILY_MODE } from './draw.ts'
import { finishOf } from './finish.ts'
import { heldRun, hold, letGo } from './held.ts'
import { openGames } from './open-games.ts'
import { commitRow, findRow, type Run } from './rows.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Takes step `n` of a run. The last step again gets the same answer again; throws `unknown-run`, `wrong-order`,
 * `already-over`, `date-not-open` after the run's expiry, and whatever the game refuses (which takes no step).
 */
export async function stepRun(
  owner: Owner,
  id: string,
  step: RunStep,
  admission: Admission,
  now: number,
): Promise<RunAnswer<unknown>> {
  const seen = heldRun(owner, id)
  const tried = seen && waitsFor(seen, step.n) ? attempted(seen, step, now) : null
  const quick = tried && (await committed(owner, tried, admission, now))
  if (quick) return answerOf(quick, now)

  // Whatever is refused is refused by what the database holds.
  if (!tried) await admission.alone()
  const run = UUID.test(id) ? await findRow(owner, id) : null
  if (!run) throw new HttpError('unknown-run')
  if (step.n === run.n) return answerOf(run, now)
  if (run.over) throw new HttpError('already-over')
  if (!waitsFor(run, step.n)) throw new HttpError('wrong-order')
  const next = await committed(owner, played(run, step, now), null, now)
  return next ? answerOf(next, now) : answerOfRival(owner, run.id, step.n, now)
}

const waitsFor = (run: Run, n: number): boolean => !run.over && n === run.n + 1

/** The run after a step that nobody has written down yet. */
type Played = { run: Run; outcome: Outcome | null }

/** Throws `date-not-open` after the run's expiry, and whatever the game refuses. */
function played(run: Run, { n, action }: RunStep, now: number): Played {
  if (now >= Date.parse(run.expires_at)) throw new HttpError('date-not-open')
  const game = gameOf(run)
  const state = game.play(run.state, action, now)
  const outcome = game.outcome(state)
  return { run: { ...run, n, state, over: outcome !== null }, outcome }
}

/** Null when it is refused. */
function attempted(run: Run, step: RunStep, now: number): Played | null {
  try {
    return played(run, step, now)
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** The run as it is written down now; null when somebody else took a step first. */
async function committed(
  owner: Owner,
  { run, outcome }: Played,
  admission: Admission | null,
  now: number,
): Promise<Run | null> {
  const ms = now - Date.parse(run.started_at)
  const { taken, ending } = await commitRow(owner, admission, {
    run_id: run.id,
    step: run.n,
    next_state: run.state,
    at: new Date(now),
    finish: outcome && finishOf(outcome, run.mode, ms, gameOf(run).bars, await openOn(run, now)),
  })
  if (taken) hold(owner, run)
  else letGo(owner, run.id)
  return taken ? { ...run, ending } : null
}

/** Only the daily of a day asks what else there is. */
const openOn = async ({ mode, date }: Run, now: number) =>
  mode === DAILY_MODE ? openGames(fromIsoDate(date), now) : []

/** Somebody was faster with the same step, a second tab or a retry under way: theirs is the answer. */
async function answerOfRival(owner: Owner, id: string, n: number, now: number): Promise<RunAnswer<unknown>> {
  const run = await findRow(owner, id)
  if (!run) throw new HttpError('unknown-run')
  if (run.n !== n) throw new HttpError('wrong-order')
  return answerOf(run, now)
}
