import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { gameOf } from './answer.ts'
import { afterStep, committed, type Played } from './commit.ts'
import { dueRows, leaveRow } from './ranked-rows.ts'
import type { Run } from './rows.ts'

/** Maximum runs per call, so that reading a board stays fast. */
const SIZE = 5
const PAUSE_MS = 1000

/** True for a ranked run whose open step has timed out. */
export const isDue = ({ over, deadline }: Run, now: number): boolean =>
  !over && deadline !== null && Date.parse(deadline) <= now

/** Applies the time-out of the open step, dated at its deadline. */
export function timedOut(run: Run): Played {
  const at = Date.parse(run.deadline!)
  return afterStep(run, run.n + 1, gameOf(run).at(run.state, at), at, true)
}

/** Returns the run, ended if its deadline has passed. Throws `unknown-run` when it is gone. */
export async function settled(owner: Owner, run: Run, now: number): Promise<Run> {
  if (!isDue(run, now)) return run
  const { run: ended } = await committed(owner, timedOut(run), null)
  if (!ended) throw new HttpError('unknown-run')
  return ended
}

let lastCheck = 0

/**
 * Ends abandoned ranked runs, which boards would otherwise miss. Limited to a few per call and one call a second. Logs
 * failures without affecting the reader, and skips a failing run for an hour unless the backend is down.
 */
export async function settleRanked(now: number): Promise<void> {
  if (now >= lastCheck && now - lastCheck < PAUSE_MS) return
  lastCheck = now
  try {
    const due = await dueRows(now, SIZE)
    await Promise.all(
      due.map(({ owner, run }) =>
        settled(owner, run, now).catch((error: unknown) => {
          log.error(error)
          return isBackendGone(error) ? undefined : leaveRow(run.id, now)
        }),
      ),
    )
  } catch (error) {
    log.error(error)
  }
}

const isBackendGone = (error: unknown): boolean => error instanceof HttpError && error.code === 'unavailable'
