import { fill } from '#i18n/format.ts'
import type { Ending, EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { CELLS } from '../../rules/terms.ts'
import type { Words } from '../../words.ts'

/** From so many cells on a voice of its own. */
const VOICES = [CELLS, 15, 12, 8, 0] as const

/** The shirt has the number of filled cells. */
export function endingOf({ view, isPractice, t: { own, end } }: EndProps<View, Words>): Ending {
  const { filled, at, gaveUp } = view
  const fact = fill(own.fact, { filled, max: CELLS })
  if (gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const voice = own[`voice-${VOICES.find((from) => filled >= from)!}`]
  const over = fill(own.overAt, { n: at })
  return { result: filled === CELLS ? 'won' : 'lost', shirt: String(filled), over, voice, fact }
}
