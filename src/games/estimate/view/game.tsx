import type { BoardProps } from '#play/game.ts'
import { chosenIntent } from '#ui/intent.ts'
import { EstimateDock } from './Dock.tsx'
import type { Action, View } from '../rules/engine.ts'
import type { EstimateWords } from '../words.ts'
import type { EstimateGame, Terms } from './terms.ts'
import { ASKED, HINT_POINTS } from '../rules/terms.ts'
import { answeredOf, meanOff, offsOf } from '../rules/figures.ts'
import { FirstFace } from '#play/FirstFace.tsx'
import { Subject } from '#play/subject/Subject.tsx'
import { fill } from '#i18n/format.ts'
import { HeatProgress } from '#play/progress/HeatProgress.tsx'
import { meanText, useRevealedAnswer } from './revealed.ts'

const answered = (view: View): number => answeredOf(view).length

/** Client definition of a game of estimates. */
export const estimateGame = ({ id, paths, range, hintFrom }: Terms): EstimateGame => ({
  id,
  paths,
  steps: { max: ASKED, done: answered },
  Asking,
  Progress,
  Dock: (props) => <EstimateDock {...props} range={range} hintFrom={hintFrom} />,
  hint: (view, _, { own }) => ({ cost: HINT_POINTS, refusal: view && !view.hintLeft ? own.hintUsed : null }),
  async board() {
    await chosenIntent()
    return (await import('./board.tsx')).boardOf(hintFrom)
  },
  end: async () => (await import('./end.tsx')).endOf(id),
  took: (action, before, now) => action.type !== 'answer' || now.done[answered(before)]?.answer === action.value,
})

/** Name, pitch line and the first face of a daily before the board is loaded. */
function Asking({ view, isPractice, t: { football } }: BoardProps<View, Action, EstimateWords>) {
  const asked = view?.asked
  if (view && !asked) return null
  return (
    <Subject
      name={asked?.name}
      picture={<FirstFace isPractice={isPractice} at={view?.done.length} of={asked} />}
      line={asked && <span data-place="">{football[`role-${asked.role}`]}</span>}
    />
  )
}

/** Mean error (years) that still shows as warm. */
const WARM = 2

type Props = Pick<BoardProps<View, Action, EstimateWords>, 'runId' | 'view' | 'locale' | 't'>

/** Position among the ten, error of each answer, and mean error. */
function Progress({ runId, view, locale, t: { own } }: Props) {
  const asks = useRevealedAnswer(runId, view).revealed === null
  const done = view ? answeredOf(view) : []
  return (
    <HeatProgress
      step={fill(own.stepOf, { n: Math.min(ASKED, done.length + (asks ? 1 : 0)), max: ASKED })}
      note={meanText(done, locale, own)}
      warm={(meanOff(done) ?? 0) <= WARM}
      offs={offsOf(done)}
      of={ASKED}
      {...{ asks, locale, t: own }}
    />
  )
}
