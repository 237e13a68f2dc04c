import { toIsoDate } from '#core/days.ts'
import { longDate } from '#i18n/date.ts'
import { fill } from '#i18n/format.ts'
import type { DockProps } from '#play/game.ts'
import { NumberDock } from '#play/number/NumberDock.tsx'
import { localDay } from '#stores/local-day.ts'
import type { Action, View } from '../rules/engine.ts'
import type { EstimateWords } from '../words.ts'
import type { Terms } from './terms.ts'
import { hintText, shiftText, useRevealedAnswer } from './revealed.ts'

type Props = DockProps<View, Action, EstimateWords> & Pick<Terms, 'range' | 'hintFrom'>

/** Number input. A run of the archive asks for the number on that day. */
export function EstimateDock(props: Props) {
  const { range, hintFrom, runId, view, act, locale, t, ...rest } = props
  const { own } = t
  const { revealed, continueRun: goOn } = useRevealedAnswer(runId, view)
  const wasAsked = view !== null && view.day !== localDay()
  return (
    <NumberDock
      {...rest}
      range={range}
      at={view?.done.length ?? 0}
      name={(revealed ?? view?.asked)?.name ?? ''}
      revealed={revealed && { answer: revealed.answer!, right: revealed.right, isLast: view?.over ?? false }}
      truthLabel={wasAsked ? own.heWas : own.heIs}
      question={wasAsked ? fill(own.askThen, { date: longDate(locale, toIsoDate(view.day)) }) : own.ask}
      note={hintText(view, hintFrom, own) || shiftText(revealed ? null : view, own)}
      onAnswer={(value) => act({ type: 'answer', value })}
      onGoOn={goOn}
      t={own}
    />
  )
}
