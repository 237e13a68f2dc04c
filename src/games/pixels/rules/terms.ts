import type { ClueKind } from '#games/face/index.ts'

// Constants outside the engine, because pages show them before they load the engine.

/** Real pixels per side of each look are in src/pictures/ladder.ts. */
export const WORTH = {
  easy: [12, 10, 8, 6, 4, 2],
  hard: [20, 16, 13, 10, 7, 4],
} as const
export type Level = keyof typeof WORTH

/** Coarser ladders for a daily's less known faces: that of hard, and an even coarser one. */
export type Coarse = 'hard' | 'coarsest'

/** Easy: hints for sale, each with its first look, from 0. */
export const HINTS = [
  { kind: 'nation', from: 2 },
  { kind: 'role', from: 3 },
  { kind: 'club', from: 4 },
] as const satisfies { kind: ClueKind; from: number }[]

/** Easy: free clues by look (from 0), because the last two looks of a drawing show little new. */
export const FREE: Readonly<Record<number, readonly ClueKind[]>> = { 4: ['nation'], 5: ['initials'] }
