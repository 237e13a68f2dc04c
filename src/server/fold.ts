import * as z from 'zod/mini'
import { log } from './log.ts'
import { call } from './supabase.ts'
import { afterAnswer } from './vercel-request.ts'

/** Collects the ends of this long into one call. */
const PAUSE_MS = 300
const BATCH = 100

let pending: Promise<void> | null = null

/** Folds new results into boards and counters after the answer; readers fold what an instance leaves undone. */
export function foldSoon(): void {
  pending ??= pause()
    .then(foldAll)
    .catch((error: unknown) => log.error(error))
    .finally(() => (pending = null))
  afterAnswer(pending)
}

/** Folds until a batch is not full, or another instance is at it. */
async function foldAll(): Promise<void> {
  while ((await call('fold_results', { age: 0, size: BATCH }, z.int())) >= BATCH);
}

/** Does not keep a process alive. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS).unref())
