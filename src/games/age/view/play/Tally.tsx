import { fill } from '#i18n/format.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { HeatTally } from '#play/tally/HeatTally.tsx'
import type { View } from '../../rules/engine.ts'
import { ASKED } from '../../rules/terms.ts'
import { answeredOf, meanOff, offsOf } from '../../rules/figures.ts'
import { meanText, useRevealedAnswer } from './revealed.ts'
import type { AgeAction } from '../../rules/action.ts'

/** Mean error (years) that still shows as warm. */
const WARM = 2

type Props = Pick<BoardProps<View, AgeAction, GameWords<'age'>>, 'runId' | 'view' | 'locale' | 't'>

/** Position among the ten, error of each answer, and mean error. */
export function Tally({ runId, view, locale, t: { own } }: Props) {
  const asks = useRevealedAnswer(runId, view).revealed === null
  const done = view ? answeredOf(view) : []
  return (
    <HeatTally
      step={fill(own.stepOf, { n: Math.min(ASKED, done.length + (asks ? 1 : 0)), max: ASKED })}
      note={meanText(done, locale, own)}
      warm={(meanOff(done) ?? 0) <= WARM}
      offs={offsOf(done)}
      of={ASKED}
      {...{ asks, locale, t: own }}
    />
  )
}
