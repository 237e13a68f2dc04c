import type { CriteriaWords, GameWords } from '#play/game.ts'

/** Bingo's own words, with those of criteria. */
export type Words = GameWords<'bingo'> & CriteriaWords
