import { isRead } from '../trust.ts'
import type { Footballer } from '../types.ts'
import { bestKnown, isKnownEnough } from './difficulty.ts'
import { LEAST_ANSWERS_POOL } from './repeats.ts'
import { LEAST } from './state.ts'

export type WordleMode = 'easy' | 'normal' | 'hard' | 'today'

/** Dailies draw from the best known: as many as a year without a repeat needs, and nobody whom a good fan never heard of. */
const TODAY_SIZE = LEAST_ANSWERS_POOL

/** Footballers that a level or the daily needs: with fewer it is closed, never shown broken. */
export const LEAST_WORDLE: Record<WordleMode, number> = {
  easy: LEAST.wordleEasy,
  normal: LEAST.wordleNormal,
  hard: LEAST_ANSWERS_POOL,
  today: LEAST_ANSWERS_POOL,
}

/** What a pool looks at: footballers of the facts and of the search pack have it. */
export type Candidate = Pick<Footballer, 'club' | 'league' | 'born' | 'fame' | 'confidence'>

/** All five tiles of Wordle can be filled in. */
export const hasWordleClues = ({ club, league, born }: Candidate): boolean =>
  club !== null && league !== null && born !== null

/** Who may be the answer, the known ones first; `footballers` in the order of the facts. */
export function wordlePool<Someone extends Candidate>(mode: WordleMode, footballers: readonly Someone[]): Someone[] {
  const complete = footballers.filter(hasWordleClues)
  if (mode === 'hard') return complete
  const read = complete.filter(isRead)
  if (mode !== 'today') return read.filter(isKnownEnough(mode))
  return bestKnown(read, TODAY_SIZE)
}

/** False after an import that left too few: an admin reads why on the page of pools. */
export const isWordleOpen = (mode: WordleMode, footballers: readonly Candidate[]): boolean =>
  wordlePool(mode, footballers).length >= LEAST_WORDLE[mode]
