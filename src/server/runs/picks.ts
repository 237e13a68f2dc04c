import * as z from 'zod/mini'
import { ARCHIVE } from '#games/catalogue.ts'
import { shareOf, type Hardest, type PickCount, type Picked } from '#games/picked.ts'
import { ttlCached } from '#server/ttl-cache.ts'
import { call } from '#server/supabase.ts'
import { MIN_PLAYS } from './distribution.ts'
import { DAILY_MODE } from './draw.ts'
import type { Run } from './rows.ts'
import { log } from '#server/log.ts'

const CACHE_MS = 15_000

const Rows = z.array(z.object({ question: z.int(), choice: z.string(), plays: z.int() }))

/** Per question from 0. */
export type PickCounts = readonly PickCount[]

const countsOf = ttlCached(CACHE_MS, (puzzle) => call('picks_of', { puzzle: Number(puzzle) }, Rows))

/** True for a run of a day's puzzle, where everybody has the same questions. */
export const isOfDay = ({ mode }: Pick<Run, 'mode'>): boolean => mode === DAILY_MODE || mode === ARCHIVE

/** Everyone's answers to a puzzle's questions; empty when they cannot be read, because they are optional. */
export const pickCounts = (puzzle: number): Promise<PickCounts> =>
  countsOf(String(puzzle)).catch((error: unknown) => {
    log.error(error)
    return []
  })

/** Percentage of equal answers for every answered question; null below 20 answers. */
export const agreedOf = (picks: readonly Picked[], counts: PickCounts): (number | null)[] =>
  picks.flatMap(({ picked }, question) =>
    picked === null ? [] : [shareOf(counts, question, (choice) => choice === picked)],
  )

/**
 * The question that most players missed, the first of ties; null below 50 answers each, and where there is no single
 * right answer.
 */
export function hardestOf(picks: readonly Picked[], counts: PickCounts): Hardest | null {
  const missed = picks.map(({ right }, question) =>
    right === null ? null : shareOf(counts, question, (choice) => choice !== right, MIN_PLAYS),
  )
  return missed.reduce<Hardest | null>(
    (hardest, share, question) =>
      share !== null && share > (hardest?.missed ?? 0) ? { question, missed: share } : hardest,
    null,
  )
}
