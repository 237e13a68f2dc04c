import { fill } from '#i18n/format.ts'
import type { Ending, EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { raritySum } from '../../rules/rarity.ts'
import type { OwnWords } from '../../words.ts'

/** The shirt has the cells; the voice counts them and the lines. */
export function endingOf({ view, isPractice, t: { own, end } }: EndProps<View, OwnWords>): Ending {
  const count = view.cells.filter((placed) => placed !== null).length
  const fact = fill(own.fact, { count, sum: raritySum(view.cells) })
  if (view.gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const words: Record<string, unknown> = own
  const voice = `${String(words[`cells-${count}`])} ${String(words[`lines-${view.lines.length}`])}`
  return { result: view.lines.length > 0 ? 'won' : 'lost', shirt: String(count), over: end.fullTime, voice, fact }
}
