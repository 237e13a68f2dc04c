// Apart from the rules: a page shows them before it has loaded those.

export const WORTH = [12, 10, 8, 6, 4, 2] as const
export type Level = 'easy' | 'hard'

/** Clubs whose crest can be asked for, in hard and today (src/data/pools holds it to that). */
export const ALL_RIDDLES = 194

/** Clubs to choose from in easy, and how many wrong taps lose a crest. */
export const OPTIONS = 8
export const MOST_WRONG = 3
/** The look, from 0, from which the shirt is shown for free, and hard has colours. */
export const KIT_FROM = 3

export type ClueKind = 'founded' | 'nation' | 'colours' | 'nickname' | 'ground' | 'city' | 'league'

/** One a look, in the text twin. */
export const WORDS = ['founded', 'nation', 'colours', 'nickname', 'ground', 'city'] as const satisfies ClueKind[]

/** What is for sale, and from which look on, from 0. */
export const HINTS = [
  { kind: 'nation', from: 1 },
  { kind: 'league', from: 2 },
  { kind: 'founded', from: 3 },
] as const satisfies { kind: ClueKind; from: number }[]
