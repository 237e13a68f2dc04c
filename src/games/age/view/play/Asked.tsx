import type { GameWords, ShownProps } from '#play/game.ts'
import { FootballerSubject } from '#play/subject/FootballerSubject.tsx'
import { Verdict } from '#play/subject/Verdict.tsx'
import type { View } from '../../rules/engine.ts'
import { answeredOf, signedOff } from '../../rules/figures.ts'
import { useRevealedAnswer } from './revealed.ts'
import { bornText, verdictText } from '../../words.ts'
import type { AgeAction } from '../../rules/action.ts'

/** Current footballer: face, or club shirt; after the answer the error and what other players said. */
export function Asked({ runId, view, pack, agreed, locale, t }: ShownProps<View, AgeAction, GameWords<'age'>>) {
  const { own, football } = t
  const { revealed } = useRevealedAnswer(runId, view)
  const who = revealed ?? view.asked ?? view.done.at(-1)
  if (!who) return null
  const verdict = revealed && (
    <Verdict
      off={signedOff(revealed) ?? 0}
      says={verdictText(revealed, locale, own)}
      more={bornText(revealed, locale, own)}
      agreed={agreed?.[answeredOf(view).length - 1] ?? null}
      {...{ locale, t: own }}
    />
  )
  return <FootballerSubject who={who} names={{ pack, locale, football }} verdict={verdict} />
}
