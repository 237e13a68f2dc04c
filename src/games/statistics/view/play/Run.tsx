import { FaceWall } from '#play/duel/FaceWall.tsx'
import type { GameWords, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { winnerOf } from './shown.ts'
import type { StatisticsAction } from '../../rules/action.ts'

/** Side panel of wide screens: the footballers picked rightly. */
export function Run({ view, pack, t: { own } }: ShownProps<View, StatisticsAction, GameWords<'statistics'>>) {
  const right = view.done.filter(({ hit }) => hit).map((told) => winnerOf(told).more.id)
  return right.length === 0 ? null : <FaceWall title={own.yourRun} ids={right} pack={pack} />
}
