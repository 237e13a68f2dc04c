/** What every game of looks shares: five pictures a run, each in six looks that tell more and more. */
export const ITEMS = 5
export const LOOKS = 6
const LAST = LOOKS - 1

export const isLastLook = (look: number): boolean => look === LAST

/** What a hint costs, and the least that a picture named is worth in spite of hints. */
export const HINT_POINTS = 2
const LEAST_POINTS = 2

/** In words a run is worth four fifths, of what was found before half. */
const WORDS_SHARE = 0.8

/** Found so many of the five: won. */
export const WON_FROM = 3

/** Somebody or something named. */
export type Named = { id: string; name: string }

/** How a picture was left. */
export type Result = 'found' | 'lost' | 'skipped'

export type Turn<Kind extends string> = {
  /** From 0. */
  look: number
  /** Wrong answers, in order. */
  tried: Named[]
  bought: Kind[]
  /** Some of it was played in words. */
  inWords: boolean
  /** The look, from 0, from which words tell: those that were seen as pictures tell nothing. Absent: from the first. */
  wordsFrom?: number
  result: Result | null
}

/** What a picture that was named is worth: `base` by its look, and what hints, a second time and words take off. */
export function worthOf<Kind extends string>(
  { look, bought, inWords, result }: Turn<Kind>,
  worth: readonly number[],
  half: boolean,
): { base: number; hints: number; again: number; words: number; points: number } {
  if (result !== 'found') return { base: 0, hints: 0, again: 0, words: 0, points: 0 }
  const base = worth[look]!
  const hinted = Math.min(base, Math.max(LEAST_POINTS, base - HINT_POINTS * bought.length))
  const again = half ? Math.floor(hinted / 2) : hinted
  const points = inWords ? Math.floor(again * WORDS_SHARE) : again
  return { base, hints: hinted - base, again: again - hinted, words: points - again, points }
}
