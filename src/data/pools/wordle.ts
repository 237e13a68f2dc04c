import { isRead } from '../trust.ts'
import type { Footballer } from '../types.ts'
import { bestKnown, isKnownEnough } from './difficulty.ts'
import { LEAST_ANSWERS_POOL } from './repeats.ts'
import { LEAST } from './state.ts'

export type WordleMode = 'easy' | 'normal' | 'hard' | 'today'

/** Pool of the daily: the best known; each weekday draws from a seventh, which lasts for more than a year. */
const TODAY_SIZE = 450

/** Minimum pool of a level or the daily; a smaller one closes it. */
export const LEAST_WORDLE: Record<WordleMode, number> = {
  easy: LEAST.wordleEasy,
  normal: LEAST.wordleNormal,
  hard: LEAST_ANSWERS_POOL,
  today: LEAST_ANSWERS_POOL,
}

/** Fields shared by footballers of the facts and of the search pack. */
export type Candidate = Pick<Footballer, 'club' | 'league' | 'born' | 'fame' | 'confidence'>

/** True when all five tiles of Wordle have a value. */
export const hasWordleClues = ({ club, league, born }: Candidate): boolean =>
  club !== null && league !== null && born !== null

/** Possible answers, best known first; `footballers` in the order of the facts. */
export function wordlePool<Someone extends Candidate>(mode: WordleMode, footballers: readonly Someone[]): Someone[] {
  const complete = footballers.filter(hasWordleClues)
  if (mode === 'hard') return complete
  const read = complete.filter(isRead)
  if (mode !== 'today') return read.filter(isKnownEnough(mode))
  return bestKnown(read, TODAY_SIZE)
}

/** False when an import has left too few; the back office shows the reason. */
export const isWordleOpen = (mode: WordleMode, footballers: readonly Candidate[]): boolean =>
  wordlePool(mode, footballers).length >= LEAST_WORDLE[mode]
