import type { OwnWords, PlayView } from '../game.ts'
import type { Ending, EndProps } from './play-end.ts'

/** Result of a run that was not given up; `over` defaults to full time. */
export type Reached = Pick<Ending, 'shirt' | 'voice' | 'fact'> & { isWon: boolean; over?: string }

/** End of a run: won or lost by the result; giving up has neither shirt nor closing line. */
export function runEnding<View extends PlayView>(
  { view, isPractice, t: { own, end } }: EndProps<View, OwnWords & { subbedOff: string }>,
  { isWon, over = end.fullTime, ...reached }: Reached,
): Ending {
  if (!view.gaveUp) return { result: isWon ? 'won' : 'lost', over, ...reached }
  const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
  return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact: reached.fact }
}

/** The highest step that a score has reached (highest first, the last one 0). */
export const stepOf = <Step extends number>(steps: readonly Step[], score: number): Step =>
  steps.find((from) => score >= from) ?? steps.at(-1)!
