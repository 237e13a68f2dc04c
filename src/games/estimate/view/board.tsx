import { fill } from '#i18n/format.ts'
import type { PlayBoard, ShownProps } from '#play/game.ts'
import type { Action, View } from '../rules/engine.ts'
import { answeredOf, offsOf, signedOff } from '../rules/figures.ts'
import { hintText, useRevealedAnswer } from './revealed.ts'
import { bornText, verdictText, type EstimateWords } from '../words.ts'
import { Burst } from '#play/subject/Burst.tsx'
import { FootballerSubject, Verdict } from '#play/subject/FootballerSubject.tsx'

/** Maximum error (years) that still plays the sound of a right answer. */
const NEAR = 2

/** Board and texts, loaded at the first interaction. */
export const boardOf = (hintFrom: number): PlayBoard<View, Action, EstimateWords> => ({
  Board: Asked,
  still: ({ view }) => ({
    cells: offsOf(view.done).map((off) => ({ text: String(Math.abs(off)), is: off === 0 ? 'known' : 'near' })),
  }),
  cue(now, before) {
    const last = answeredOf(now)[before.done.length]
    return last ? (Math.abs(signedOff(last)!) <= NEAR ? 'right' : 'wrong') : null
  },
  news(now, before, { locale, t: { own } }) {
    const last = answeredOf(now).at(-1)
    if (!last || answeredOf(now).length <= before.done.length) return before.hint ? '' : hintText(now, hintFrom, own)
    const verdict = `${verdictText(last, locale, own)} ${bornText(last, locale, own)}`
    return fill(own.says, { name: last.name, age: last.right, verdict })
  },
})

/** Current footballer: face, or club shirt; after the answer the error and what other players said. */
function Asked({ runId, view, pack, agreed, locale, t }: ShownProps<View, Action, EstimateWords>) {
  const { own, football } = t
  const { revealed } = useRevealedAnswer(runId, view)
  const who = revealed ?? view.asked ?? view.done.at(-1)
  if (!who) return null
  const verdict = revealed && (
    <Verdict
      off={signedOff(revealed) ?? 0}
      label={verdictText(revealed, locale, own)}
      more={bornText(revealed, locale, own)}
      agreed={agreed?.[answeredOf(view).length - 1] ?? null}
      {...{ locale, t: own }}
    />
  )
  const over = revealed && signedOff(revealed) === 0 && <Burst figure={revealed.right} />
  return <FootballerSubject who={who} names={{ pack, locale, football }} verdict={verdict} over={over} />
}
