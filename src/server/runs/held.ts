import type { Owner } from '#server/caller.ts'
import { remembered } from './remembered.ts'
import type { Run } from './rows.ts'

const runs = remembered<Run>(1000)
const nameOf = ({ account, visitor }: Owner, id: string) => `${account ?? visitor} ${id}`

/**
 * Runs that go on, as this server has seen them last, so that a step is one round trip. They may be older than the
 * database's: that takes a step only on top of exactly the one before it.
 */
export const heldRun = (owner: Owner, id: string): Run | undefined => runs.get(nameOf(owner, id))

/** Holds a run that goes on, and lets go of one that is over. */
export function hold(owner: Owner, run: Run) {
  if (run.over) letGo(owner, run.id)
  else runs.set(nameOf(owner, run.id), run)
}

export const letGo = (owner: Owner, id: string) => runs.forget(nameOf(owner, id))
