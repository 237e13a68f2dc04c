import type { GameWords, PlayGame, BoardProps } from '#play/game.ts'
import { chosenIntent } from '#ui/intent.ts'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { ASKED, HINT_POINTS } from '../../rules/terms.ts'
import { answeredOf, meanOff, offsOf } from '../../rules/figures.ts'
import type { AgeAction } from '../../rules/action.ts'
import { FirstFace } from '#play/FirstFace.tsx'
import { Subject } from '#play/subject/Subject.tsx'
import { fill } from '#i18n/format.ts'
import { HeatProgress } from '#play/progress/HeatProgress.tsx'
import { meanText, useRevealedAnswer } from './revealed.ts'

const answered = (view: View): number => answeredOf(view).length

export const game: PlayGame<View, AgeAction, GameWords<'age'>> = {
  id: 'age',
  paths: { today: '/age/today', practice: '/age' },
  steps: { max: ASKED, done: answered },
  Asking,
  Progress,
  Dock,
  hint: (view, _, { own }) => ({ cost: HINT_POINTS, refusal: view && !view.hintLeft ? own.hintUsed : null }),
  async board() {
    await chosenIntent()
    return (await import('./board.tsx')).board
  },
  end: async () => (await import('../end/end.tsx')).end,
  took: (action, before, now) => action.type !== 'answer' || now.done[answered(before)]?.answer === action.age,
}

/** Name, pitch line and the first face of a daily before the board is loaded. */
function Asking({ view, isPractice, t: { football } }: BoardProps<View, AgeAction, GameWords<'age'>>) {
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

type Props = Pick<BoardProps<View, AgeAction, GameWords<'age'>>, 'runId' | 'view' | 'locale' | 't'>

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
