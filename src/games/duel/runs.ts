import type { ErrorCode } from '#contracts/errors.ts'
import type { Outcome } from '#games/outcome.ts'
import type { Refusal } from './state.ts'
import { ASKED } from './terms.ts'

/** Error code for each refusal of the rules. */
export const REFUSALS: Record<Refusal, ErrorCode> = {
  'already-over': 'already-over',
  'too-late': 'too-late',
  'too-early': 'too-early',
  'no-hint-left': 'no-hint-left',
  'hint-too-early': 'hint-too-early',
  'not-offered': 'bad-request',
}

/** Columns of a day's distribution: 0 to 10 right answers. */
export const BARS = {
  count: ASKED + 1,
  of: ({ score }: Outcome) => score,
  worstFirst: Array.from({ length: ASKED + 1 }, (_, right) => right),
}

/** Median answer time below which a ranked run is held for review (docs/decisions/028). */
export const LEAST_MEDIAN_MS = 500
