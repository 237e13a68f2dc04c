import * as z from 'zod/mini'
import { log } from './log.ts'
import { call } from './supabase.ts'
import { afterAnswer } from './vercel-request.ts'

/** Debounce: results written within this time are folded by one call. */
const PAUSE_MS = 300
const BATCH = 100

let pending: Promise<void> | null = null

/** Folds new results into boards and counters after the answer. If this instance dies first, readers fold them. */
export function foldSoon(): void {
  pending ??= pause()
    .then(foldAll)
    .catch((error: unknown) => log.error(error))
    .finally(() => (pending = null))
  afterAnswer(pending)
}

/** Folds until a batch is not full, or another instance is folding. */
async function foldAll(): Promise<void> {
  while ((await call('fold_results', { age: 0, size: BATCH }, z.int())) >= BATCH);
}

/** Does not keep a process alive. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS).unref())
