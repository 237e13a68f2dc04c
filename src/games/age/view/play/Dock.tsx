import { toIsoDate } from '#core/days.ts'
import { longDate } from '#i18n/date.ts'
import { fill } from '#i18n/format.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { NumberDock } from '#play/number/NumberDock.tsx'
import { localDay } from '#stores/local-day.ts'
import type { View } from '../../rules/engine.ts'
import { OLDEST, YOUNGEST } from '../../rules/terms.ts'
import { hintText, useRevealedAnswer } from './revealed.ts'
import type { AgeAction } from '../../rules/action.ts'

const RANGE = { from: YOUNGEST, to: OLDEST, first: 25, far: 5, marks: [15, 30, 45, 60] }

/** Age input. An archived run asks for the age on its own day. */
export function Dock(props: DockProps<View, AgeAction, GameWords<'age'>>) {
  const { runId, view, act, locale, t, ...rest } = props
  const { own } = t
  const { revealed, continueRun: goOn } = useRevealedAnswer(runId, view)
  const wasAsked = view !== null && view.day !== localDay()
  return (
    <NumberDock
      {...rest}
      range={RANGE}
      at={view?.done.length ?? 0}
      name={(revealed ?? view?.asked)?.name ?? ''}
      revealed={revealed && { answer: revealed.answer!, right: revealed.age, isLast: view?.over ?? false }}
      truthLabel={wasAsked ? own.heWas : own.heIs}
      question={wasAsked ? fill(own.askThen, { date: longDate(locale, toIsoDate(view.day)) }) : own.ask}
      note={hintText(view, own)}
      onAnswer={(age) => act({ type: 'answer', age })}
      onGoOn={goOn}
      t={own}
    />
  )
}
