import type { OwnWords, PlayView } from '../game.ts'
import type { Ending, EndProps } from './play-end.ts'

/** How far a run came that nobody gave up; `over` is the full time where nothing else is said. */
export type Reached = Pick<Ending, 'shirt' | 'voice' | 'fact'> & { isWon: boolean; over?: string }

/** How a run ended: won or lost by what was reached; given up it has neither shirt nor voice of its own. */
export function runEnding<View extends PlayView>(
  { view, isPractice, t: { own, end } }: EndProps<View, OwnWords & { subbedOff: string }>,
  { isWon, over = end.fullTime, ...reached }: Reached,
): Ending {
  if (!view.gaveUp) return { result: isWon ? 'won' : 'lost', over, ...reached }
  const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
  return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact: reached.fact }
}

/** Which of the steps (the highest first, the last one 0) a score has reached. */
export const stepOf = <Step extends number>(steps: readonly Step[], score: number): Step =>
  steps.find((from) => score >= from) ?? steps.at(-1)!
