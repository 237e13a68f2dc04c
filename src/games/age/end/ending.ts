import { fill } from '#i18n/format.ts'
import type { Ending, EndProps } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import { ASKED, FULL_MARK, WON_FROM } from '../engine/marks.ts'
import { marksOf } from '../figures.ts'
import type { GameWords } from '#play/game.ts'

const MOST = ASKED * FULL_MARK

/** From so many marks on a voice of its own. */
const VOICES = [90, 75, 60, WON_FROM, 0] as const

/** The shirt has the marks of a hundred. */
export function endingOf({ view, isPractice, t: { own, end } }: EndProps<View, GameWords<'age'>>): Ending {
  const marks = marksOf(view.done)
  const fact = fill(own.fact, { marks, max: MOST })
  if (view.gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const voice = own[`voice-${VOICES.find((from) => marks >= from)!}`]
  return { result: marks >= WON_FROM ? 'won' : 'lost', shirt: String(marks), over: end.fullTime, voice, fact }
}
