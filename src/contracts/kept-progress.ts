import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { MAX_CLAIMED_RESULTS, Preferences, ResultRecord, type Statistics } from './results.ts'
import { MAX_CLAIMED_POINTS } from './users.ts'

/** File format and its version. A newer page may write a higher version, which this one refuses. */
export const KEPT_FORMAT = 'eleven-progress'
export const KEPT_VERSION = 1

/** Maximum size; eleven games with 400 results each take a little over one megabyte. */
export const MAX_KEPT_BYTES = 2_000_000

/** Enough to recognise a file before parsing the rest. */
export const KeptHead = z.object({ format: z.literal(KEPT_FORMAT), version: z.int().check(z.minimum(1)) })

/**
 * A player's progress as a file: the three local keys of a browser without account, and the id of their one-time
 * hand-over.
 */
export const KeptProgress = z.strictObject({
  format: z.literal(KEPT_FORMAT),
  version: z.literal(KEPT_VERSION),
  madeAt: z.iso.datetime(),
  points: z.int().check(z.minimum(0), z.maximum(MAX_CLAIMED_POINTS)),
  userStats: z.partialRecord(
    z.enum(GAME_IDS),
    z.array(ResultRecord).check(z.maxLength(MAX_CLAIMED_RESULTS)),
  ) as unknown as z.ZodMiniType<Statistics>,
  userPreferences: Preferences,
  progressId: z.nullable(z.uuid()),
})
export type KeptProgress = z.infer<typeof KeptProgress>
