import { fill } from '#i18n/format.ts'
import { FaceWall } from '#play/duel/FaceWall.tsx'
import type { GameWords, ShownProps } from '#play/game.ts'
import { closestOf, closestText } from './closest.ts'
import type { View } from '../../rules/engine.ts'
import type { HigherLowerAction } from '../../rules/action.ts'

/** Side panel of wide screens: the footballers passed, and the closest call so far. */
export function Run({ view, pack, locale, t: { own } }: ShownProps<View, HigherLowerAction, GameWords<'higherlower'>>) {
  const right = view.steps.filter(({ hit }) => hit)
  if (right.length === 0) return null
  const closest = closestOf(view)
  return (
    <FaceWall title={own.yourRun} ids={right.map(({ id }) => id)} pack={pack}>
      {closest && fill(own.closestSoFar, closestText(closest, locale, own))}
    </FaceWall>
  )
}
