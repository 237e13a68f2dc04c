import type { LocalName } from '#data/types.ts'

/** Terms of every game of looks: five pictures a run, each in six looks of rising detail. */
export const ITEMS = 5
export const LOOKS = 6
const LAST_LOOK = LOOKS - 1

export const isLastLook = (look: number): boolean => look === LAST_LOOK

/** Cost of a hint, and the minimum a named picture earns despite hints. */
export const HINT_POINTS = 2
const LEAST_POINTS = 2

/** Share of the points in the text version, and for a picture found before. */
const WORDS_SHARE = 0.8

/** Pictures found of five for a win. */
export const WON_FROM = 3

/** A named footballer, club or ground. */
export type Named = LocalName & { id: string }

/** Result of a picture. */
export type Result = 'found' | 'lost' | 'skipped'

export type Turn<Kind extends string> = {
  /** From 0. */
  look: number
  /** Wrong answers, in order. */
  tried: Named[]
  bought: Kind[]
  /** True when at least part of it was played in the text version. */
  inWords: boolean
  /** First look (from 0) with a text clue, because looks seen as pictures have none; absent: the first look. */
  wordsFrom?: number
  result: Result | null
}

/** Points of a named picture: `base` by its look, less deductions for hints, repeats and the text version. */
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

/** Number of wrong answers of a run. */
export const wrongIn = (turns: readonly Pick<Turn<string>, 'tried'>[]): number =>
  turns.reduce((sum, { tried }) => sum + tried.length, 0)
