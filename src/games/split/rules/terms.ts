// Apart from the rules: a page shows them before it has loaded those.
import type { ClueKind } from '#games/face/index.ts'

/** Names that may be tried, right ones included. */
export const GUESSES = 6
export const THIRDS = ['left', 'centre', 'right'] as const
export type Third = 0 | 1 | 2

export const LEVELS = ['normal', 'hard'] as const
/** Hard shows nobody's shirt. */
export type Level = (typeof LEVELS)[number]

/** For each of the three, and besides for all three without a miss. */
export const EACH_POINTS = 15
export const CLEAN_POINTS = 15

/** What a hint about one third costs. */
export const HINTS = { nation: 2, club: 3 } as const satisfies Partial<Record<ClueKind, number>>
export type HintKind = keyof typeof HINTS
export const HINT_KINDS = ['nation', 'club'] as const satisfies readonly HintKind[]

/** The text twin begins with so many clues a third; every miss brings one more. */
export const WORDS_AT_FIRST = 2
/** In words a run is worth four fifths. */
export const WORDS_SHARE = 0.8
