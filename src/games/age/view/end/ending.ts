import { fill } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import type { Ending, EndProps } from '#play/end/play-end.ts'
import { runEnding, stepOf } from '#play/end/run-ending.ts'
import type { View } from '../../rules/engine.ts'
import { ASKED, FULL_MARK, WON_FROM } from '../../rules/terms.ts'
import { marksOf } from '../../rules/figures.ts'

/** From so many marks on a voice of its own. */
const VOICES = [90, 75, 60, WON_FROM, 0] as const

/** The shirt has the marks of a hundred. */
export function endingOf(props: EndProps<View, GameWords<'age'>>): Ending {
  const { own } = props.t
  const marks = marksOf(props.view.done)
  return runEnding(props, {
    isWon: marks >= WON_FROM,
    shirt: String(marks),
    voice: own[`voice-${stepOf(VOICES, marks)}`],
    fact: fill(own.fact, { marks, max: ASKED * FULL_MARK }),
  })
}
