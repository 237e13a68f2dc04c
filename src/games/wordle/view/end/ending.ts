import { plural } from '#i18n/format.ts'
import type { Ending, EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import type { GameWords } from '#play/game.ts'

type Words = GameWords<'wordle'>

/** Win, loss and giving up, each in its own voice; a win's shirt has the number of the guess that found him. */
export function endingOf({ view, isPractice, locale, t: { own, end } }: EndProps<View, Words>): Ending {
  const { solved, gaveUp, guesses } = view
  if (gaveUp) {
    const over = guesses === 0 ? own.subbedOffAtOnce : plural(locale, own.subbedOff, guesses)
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over, voice, fact: own.gaveUp }
  }
  const over = end.fullTime
  if (!solved) return { result: 'lost', shirt: '×', over, voice: end.voiceLost, fact: own.missedIt }
  const voice = own[`voice-${guesses}` as keyof Words] as string
  return { result: 'won', shirt: String(guesses), over, voice, fact: own[`in-${guesses}` as keyof Words] as string }
}
