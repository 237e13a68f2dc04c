import type { Owner } from '#server/caller.ts'
import { lruCache } from './lru-cache.ts'
import type { Run } from './rows.ts'

const runs = lruCache<Run>(1000)
const nameOf = ({ account, visitor }: Owner, id: string) => `${account ?? visitor} ${id}`

/**
 * Cache of open runs, so that a step is one round trip. May be stale: the database accepts a step only on top of
 * exactly the one before.
 */
export const cachedRun = (owner: Owner, id: string): Run | undefined => runs.get(nameOf(owner, id))

/** Caches an open run and drops a finished one. */
export function cacheRun(owner: Owner, run: Run) {
  if (run.over) dropRun(owner, run.id)
  else runs.set(nameOf(owner, run.id), run)
}

export const dropRun = (owner: Owner, id: string) => runs.forget(nameOf(owner, id))
