import { fill, number, plural } from '#i18n/format.ts'
import { ASKED, WON_FROM } from '#games/duel/terms.ts'
import type { Ending, EndProps } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import type { GameWords } from '#play/game.ts'

/** From so many right ones on a voice of its own. */
const VOICES = { ten: [10, 8, 6, 4, 0], run: [20, 10, 5, 1, 0] } as const

/** The shirt has the right answers. */
export function endingOf({
  view,
  isPractice,
  locale,
  t: { own, end },
}: EndProps<View, GameWords<'higherlower'>>): Ending {
  const { terms, run, gaveUp, ended } = view
  const isTen = terms === 'today'
  const fact = isTen ? fill(own.factTen, { run, max: ASKED }) : plural(locale, own.factRun, run)
  if (gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const voice = isTen
    ? own[`voiceTen-${VOICES.ten.find((from) => run >= from)!}`]
    : own[`voiceRun-${VOICES.run.find((from) => run >= from)!}`]
  const wonFrom = isTen ? WON_FROM.ten : terms === 'ranked' ? WON_FROM.ranked : WON_FROM.endless
  return {
    result: run >= wonFrom ? 'won' : 'lost',
    shirt: number(locale, run),
    over: ended === 'time' ? own.timeUp : end.fullTime,
    voice,
    fact,
  }
}
