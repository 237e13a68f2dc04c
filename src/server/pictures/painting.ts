import { memoized } from '#server/memo.ts'

const REMEMBER_MS = 60_000
/** The steps of three days' puzzles, and whoever is looked at now. */
const MOST = 500
/** The other threads of Node's pool pack answers and read files: whoever wants neither picture waits for none. */
const AT_ONCE = 2

let painting = 0
const waiting: (() => void)[] = []

/**
 * The picture that `key` names, painted once for all who ask within a minute, two pictures of all requests at a time: a
 * key must name all that the picture depends on.
 */
export const painted = memoized(REMEMBER_MS, (_: string, work: () => Promise<Buffer>) => inTurn(work), MOST)

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (painting >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else painting++
  try {
    return await work()
  } finally {
    // Whoever waits takes this one's place.
    const next = waiting.shift()
    if (next) next()
    else painting--
  }
}
