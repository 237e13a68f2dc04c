import { ASKED } from '#games/duel/terms.ts'
import type { GameWords, PlayGame, BoardProps } from '#play/game.ts'
import { chosenIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import type { StatisticsAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import { Marks } from '#play/duel/Marks.tsx'
import { useDuelReveal } from '#play/duel/reveal.ts'

const HINT_POINTS = 2

export const game: PlayGame<View, StatisticsAction, GameWords<'statistics'>> = {
  id: 'statistics',
  paths: { today: '/statistics/today', practice: '/statistics/normal' },
  steps: { max: ASKED, done: ({ at }) => at },
  Asking,
  Progress,
  Dock,
  hint: (view, _, { own }) => ({
    cost: HINT_POINTS,
    name: own.hintName,
    refusal: !view || view.hintLeft ? null : view.hint || view.statistic !== 'matches' ? own.hintUsed : own.hintMatches,
  }),
  async board() {
    await chosenIntent()
    return (await import('./board.tsx')).board
  },
  end: async () => (await import('../end/end.tsx')).end,
  took: (action, { at }, now) => action.type !== 'pick' || now.done[at]?.picked === action.side,
}

type Props = Pick<BoardProps<View, StatisticsAction, GameWords<'statistics'>>, 'runId' | 'view' | 'locale' | 't'>

/** The ten questions of a run, as ticks and crosses. */
function Progress({ runId, view, t: { own } }: Props) {
  const { revealed, counting } = useDuelReveal(runId, view?.at ?? null, view?.hint != null)
  const hits = view ? view.done.slice(0, view.at).map(({ hit }) => hit) : []
  const n = Math.min(ASKED, hits.length + (revealed ? 0 : 1))
  return (
    <Marks
      step={fill(own.stepOf, { n, max: ASKED })}
      {...(view?.terms === 'today' ? { note: own.leagueOnly } : {})}
      hits={counting ? hits.slice(0, -1) : hits}
      of={ASKED}
      asks={!revealed || counting}
      t={own}
    />
  )
}
