// Constants outside the engine, because pages show them before they load the engine.
import type { ClueKind } from '#games/face/index.ts'

/** Guesses of a run, right ones included. */
export const GUESSES = 6
export const THIRDS = ['left', 'centre', 'right'] as const
export type Third = 0 | 1 | 2

export const LEVELS = ['normal', 'hard'] as const
/** Hard shows no shirts. */
export type Level = (typeof LEVELS)[number]

/** Points for none, one, two and all three; a single name earns nothing, because it may be luck. */
export const FOUND_POINTS = [0, 0, 30, 45] as const
/** Added for all three without a miss. */
export const CLEAN_POINTS = 15

/** Cost of a hint about one third. */
export const HINTS = { nation: 2, club: 3 } as const satisfies Partial<Record<ClueKind, number>>
export type HintKind = keyof typeof HINTS
export const HINT_KINDS = ['nation', 'club'] as const satisfies readonly HintKind[]

/** Clues per third at the start of the text version; every miss adds one. */
export const WORDS_AT_FIRST = 2
/** Share of the points in the text version. */
export const WORDS_SHARE = 0.8
