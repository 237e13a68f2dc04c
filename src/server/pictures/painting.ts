import { ttlCached } from '#server/ttl-cache.ts'

const CACHE_MS = 60_000
/** Holds the steps of three days' puzzles and current portraits. */
const MAX_ENTRIES = 500
/** Low enough to leave threads of Node's pool for compression and files. */
const MAX_CONCURRENT = 2

let painting = 0
const waiting: (() => void)[] = []

/**
 * Renders the picture of `key` once for all requests within a minute, two pictures at a time. `key` must contain
 * everything that the picture depends on.
 */
export const painted = ttlCached(CACHE_MS, (_: string, work: () => Promise<Buffer>) => inTurn(work), MAX_ENTRIES)

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (painting >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
  else painting++
  try {
    return await work()
  } finally {
    // Hands the slot to the next waiting request.
    const next = waiting.shift()
    if (next) next()
    else painting--
  }
}
