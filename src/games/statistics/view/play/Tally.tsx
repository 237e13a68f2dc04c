import { fill } from '#i18n/format.ts'
import { ASKED } from '#games/duel/terms.ts'
import { Marks } from '#play/duel/Marks.tsx'
import { useDuelReveal } from '#play/duel/reveal.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import type { StatisticsAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, StatisticsAction, GameWords<'statistics'>>, 'runId' | 'view' | 'locale' | 't'>

/** The ten questions of a run, as ticks and crosses. */
export function Tally({ runId, view, t: { own } }: Props) {
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
