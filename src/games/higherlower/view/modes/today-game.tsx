import { game } from '../play/game.tsx'
import { fill } from '#i18n/format.ts'
import { ASKED } from '#games/duel/terms.ts'
import { Marks } from '#play/duel/Marks.tsx'
import { useDuelReveal } from '#play/duel/reveal.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import type { HigherLowerAction } from '../../rules/action.ts'

/** Ten pairs, the same for every player. */
export const today = { ...game, Progress: TenProgress }

type Props = Pick<BoardProps<View, HigherLowerAction, GameWords<'higherlower'>>, 'runId' | 'view' | 'locale' | 't'>

/** The ten questions of a day, as ticks and crosses. */
function TenProgress({ runId, view, t: { own } }: Props) {
  const { revealed, counting } = useDuelReveal(runId, view?.at ?? null)
  const hits = view ? view.steps.slice(1, view.at + 1).map(({ hit }) => hit) : []
  const shown = counting ? hits.slice(0, -1) : hits
  const n = Math.min(ASKED, hits.length + (revealed ? 0 : 1))
  return (
    <Marks step={fill(own.stepOf, { n, max: ASKED })} hits={shown} of={ASKED} asks={!revealed || counting} t={own} />
  )
}
