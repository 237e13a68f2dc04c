import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import { gameOf } from './answer.ts'
import { after, committed, type Played } from './commit.ts'
import { dueRows, leaveRow } from './ranked-rows.ts'
import { findRow, type Run } from './rows.ts'

/** Runs that one reader ends: whoever looks at a board waits for no more than these. */
const SIZE = 5
const PAUSE_MS = 1000

/** True for a ranked run whose open step is lost: no answer counts any more. */
export const isDue = ({ over, deadline }: Run, now: number): boolean =>
  !over && deadline !== null && Date.parse(deadline) <= now

/** A run whose open step the clock has taken, at the moment of its deadline, however much later that is noticed. */
export function lost(run: Run): Played {
  const at = Date.parse(run.deadline!)
  return after(run, run.n + 1, gameOf(run).at(run.state, at), at, true)
}

/** The same run, ended if its deadline has passed. Throws `unknown-run` when it has gone meanwhile. */
export async function settled(owner: Owner, run: Run, now: number): Promise<Run> {
  if (!isDue(run, now)) return run
  const ended = (await committed(owner, lost(run), null)) ?? (await findRow(owner, run.id))
  if (!ended) throw new HttpError('unknown-run')
  return ended
}

let looked = 0

/**
 * Ends ranked runs that nobody came back to: for the readers of boards, which would miss them. A few at a call, at most
 * one call a second. A failure is logged, and whoever reads goes on; the run that cannot be ended is left for an hour, so
 * that it holds up no other. While the backend is gone none is: no run is the reason.
 */
export async function settleRanked(now: number): Promise<void> {
  if (now >= looked && now - looked < PAUSE_MS) return
  looked = now
  try {
    const due = await dueRows(now, SIZE)
    await Promise.all(
      due.map(({ owner, run }) =>
        settled(owner, run, now).catch((error: unknown) => {
          console.error(error)
          return isBackendGone(error) ? undefined : leaveRow(run.id, now)
        }),
      ),
    )
  } catch (error) {
    console.error(error)
  }
}

const isBackendGone = (error: unknown): boolean => error instanceof HttpError && error.code === 'unavailable'
