import { CLEAN_POINTS, EACH_POINTS, type HintKind, HINTS, THIRDS, WORDS_SHARE } from './terms.ts'

type Tally = { found: number; misses: number; bought: readonly HintKind[]; inWords: boolean }

/** What was earned, and what hints and words take off: never more than that. */
export type Points = { found: number; clean: number; hints: number; words: number; sum: number }

/** Points of a run as it stands: 15 each, 15 for three without a miss. */
export function pointsOf({ found, misses, bought, inWords }: Tally): Points {
  const each = EACH_POINTS * found
  const clean = found === THIRDS.length && misses === 0 ? CLEAN_POINTS : 0
  const cost = bought.reduce((sum, kind) => sum + HINTS[kind], 0)
  const hinted = Math.max(0, each + clean - cost)
  const sum = inWords ? Math.floor(hinted * WORDS_SHARE) : hinted
  return { found: each, clean, hints: hinted - each - clean, words: sum - hinted, sum }
}
