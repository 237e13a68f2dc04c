import type { RunAnswer, RunStep } from '#contracts/runs.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import type { Admission } from '#server/rate-limit.ts'
import { answerOf, gameOf } from './answer.ts'
import { afterStep, committed, type Played } from './commit.ts'
import { cachedRun } from './held.ts'
import { admittedRow, findRow, type Run } from './rows.ts'
import { isDue, timedOut, settled } from './settle.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The action that ends a timed-out step. */
const TIME_UP = 'timeUp'

/** `isLate`: the action came afterStep its deadline; the run is over. */
export type Stepped = { answer: RunAnswer<unknown>; isLate: boolean }

/**
 * Applies step `n` of a run. Idempotent for the last step; throws `unknown-run`, `wrong-order`, `already-over`,
 * `date-not-open` afterStep the run's expiry, and the game's own refusals, which take no step.
 */
export async function stepRun(
  owner: Owner,
  id: string,
  step: RunStep,
  admission: Admission,
  now: number,
): Promise<Stepped> {
  const cached = cachedRun(owner, id)
  const attempt = cached && expects(cached, step.n) ? attempted(cached, step, now) : null
  const quick = attempt && (await committed(owner, attempt, admission))
  if (quick?.taken) return answered(quick.run, step, now)

  // Never reject from cached state; re-read the row first.
  const read = quick ? { run: quick.run, drawn: [] } : await admitted(owner, id, admission)
  const run = await settled(owner, requireRun(read.run), now)
  if (isTaken(run, step.n)) return answered(run, step, now)
  if (run.over) throw new HttpError('already-over')
  if (!expects(run, step.n)) throw new HttpError('wrong-order')
  const next = await committed(owner, played(run, step, now), null, read.drawn)
  return answered(next.taken ? next.run : storedByRival(next.run, step.n), step, now)
}

/** Reads the owner's run; ends a ranked one whose deadline has passed. Throws `unknown-run`. */
export async function readRun(owner: Owner, id: string, now: number): Promise<RunAnswer<unknown>> {
  return answerOf(await settled(owner, await found(owner, id), now), now)
}

async function found(owner: Owner, id: string): Promise<Run> {
  return requireRun(UUID.test(id) ? await findRow(owner, id) : null)
}

/** Counts the request, and reads the run in the same round trip. */
async function admitted(owner: Owner, id: string, admission: Admission) {
  if (UUID.test(id)) return admittedRow(owner, admission, id)
  await admission.alone()
  return { run: null, drawn: [] }
}

function requireRun(run: Run | null): Run {
  if (!run) throw new HttpError('unknown-run')
  return run
}

const expects = (run: Run, n: number): boolean => !run.over && n === run.n + 1

/** True for a step that the player has already taken, even if a time-out followed it. */
const isTaken = (run: Run, n: number): boolean => n === run.n || (run.timed_out && n === run.n - 1)

async function answered(run: Run, { n, action }: RunStep, now: number): Promise<Stepped> {
  return { answer: await answerOf(run, now), isLate: run.timed_out && n === run.n && action.type !== TIME_UP }
}

/** Throws `date-not-open` afterStep the run's expiry, and the game's refusals. */
function played(run: Run, { n, action }: RunStep, now: number): Played {
  if (isDue(run, now)) return timedOut(run)
  if (now >= Date.parse(run.expires_at)) throw new HttpError('date-not-open')
  const step = gameOf(run).play(run.state, action, now)
  if (!step.ok) throw new HttpError(step.reason)
  return afterStep(run, n, step.state, now)
}

/** Null when the step is refused. */
function attempted(run: Run, step: RunStep, now: number): Played | null {
  try {
    return played(run, step, now)
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** Lost the race to another tab or a retry: return the stored answer. */
function storedByRival(run: Run | null, n: number): Run {
  if (requireRun(run).n !== n) throw new HttpError('wrong-order')
  return requireRun(run)
}
