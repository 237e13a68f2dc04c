// Constants outside the engine, because pages show them before they load the engine.

export const WORTH = [12, 10, 8, 6, 4, 2] as const
export type Level = 'easy' | 'hard'

/** Clubs whose crest hard and today can ask for (checked by src/data/pools). */
export const ALL_RIDDLES = 194

/** Options in easy, and wrong taps that lose a crest. */
export const OPTIONS = 8
export const MOST_WRONG = 3
/** Cost of a wrong tap in easy, so that tapping at random earns nothing. */
export const WRONG_POINTS = 6
/** First look (from 0) that shows the shirt for free, and in hard the colours. */
export const KIT_FROM = 3

export type ClueKind = 'founded' | 'nation' | 'colours' | 'nickname' | 'ground' | 'city' | 'league'

/** Clues of the text version, one per look. */
export const WORDS = ['founded', 'nation', 'colours', 'nickname', 'ground', 'city'] as const satisfies ClueKind[]

/** Hints for sale, each with its first look, from 0. */
export const HINTS = [
  { kind: 'nation', from: 1 },
  { kind: 'league', from: 2 },
  { kind: 'founded', from: 3 },
] as const satisfies { kind: ClueKind; from: number }[]
