import type { RunAnswer, RunStep } from '#contracts/runs.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import type { Admission } from '#server/rate-limit.ts'
import { answerOf, gameOf } from './answer.ts'
import { after, committed, type Played } from './commit.ts'
import { heldRun } from './held.ts'
import { admittedRow, findRow, type Run } from './rows.ts'
import { isDue, lost, settled } from './settle.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The action that ends a timed-out step. */
const TIME_UP = 'timeUp'

/** `isLate`: the action came after its deadline; the run is over. */
export type Stepped = { answer: RunAnswer<unknown>; isLate: boolean }

/**
 * Applies step `n` of a run. Idempotent for the last step; throws `unknown-run`, `wrong-order`, `already-over`,
 * `date-not-open` after the run's expiry, and the game's own refusals, which take no step.
 */
export async function stepRun(
  owner: Owner,
  id: string,
  step: RunStep,
  admission: Admission,
  now: number,
): Promise<Stepped> {
  const seen = heldRun(owner, id)
  const tried = seen && waitsFor(seen, step.n) ? attempted(seen, step, now) : null
  const quick = tried && (await committed(owner, tried, admission))
  if (quick?.taken) return answered(quick.run, step, now)

  // Never reject from cached state; re-read the row first.
  const read = quick ? { run: quick.run, drawn: [] } : await admitted(owner, id, admission)
  const run = await settled(owner, known(read.run), now)
  if (isTaken(run, step.n)) return answered(run, step, now)
  if (run.over) throw new HttpError('already-over')
  if (!waitsFor(run, step.n)) throw new HttpError('wrong-order')
  const next = await committed(owner, played(run, step, now), null, read.drawn)
  return answered(next.taken ? next.run : ofRival(next.run, step.n), step, now)
}

/** Reads the owner's run; ends a ranked one whose deadline has passed. Throws `unknown-run`. */
export async function readRun(owner: Owner, id: string, now: number): Promise<RunAnswer<unknown>> {
  return answerOf(await settled(owner, await found(owner, id), now), now)
}

async function found(owner: Owner, id: string): Promise<Run> {
  return known(UUID.test(id) ? await findRow(owner, id) : null)
}

/** Counts the request, and reads the run in the same round trip. */
async function admitted(owner: Owner, id: string, admission: Admission) {
  if (UUID.test(id)) return admittedRow(owner, admission, id)
  await admission.alone()
  return { run: null, drawn: [] }
}

function known(run: Run | null): Run {
  if (!run) throw new HttpError('unknown-run')
  return run
}

const waitsFor = (run: Run, n: number): boolean => !run.over && n === run.n + 1

/** True for a repeated step of the player; a time-out of the clock is none. */
const isTaken = (run: Run, n: number): boolean => n === run.n || (run.timed_out && n === run.n - 1)

async function answered(run: Run, { n, action }: RunStep, now: number): Promise<Stepped> {
  return { answer: await answerOf(run, now), isLate: run.timed_out && n === run.n && action.type !== TIME_UP }
}

/** Throws `date-not-open` after the run's expiry, and the game's refusals. */
function played(run: Run, { n, action }: RunStep, now: number): Played {
  if (isDue(run, now)) return lost(run)
  if (now >= Date.parse(run.expires_at)) throw new HttpError('date-not-open')
  const step = gameOf(run).play(run.state, action, now)
  if (!step.ok) throw new HttpError(step.reason)
  return after(run, n, step.state, now)
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
function ofRival(run: Run | null, n: number): Run {
  if (known(run).n !== n) throw new HttpError('wrong-order')
  return known(run)
}
