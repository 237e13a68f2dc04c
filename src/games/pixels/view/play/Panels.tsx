import type { GameWords, ShownProps } from '#play/game.ts'
import { SixLooks, ThisRun } from '#play/looks/Panels.tsx'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'

type Props = ShownProps<View, PixelsAction, GameWords<'pixels'>>

/** Faces of the run so far. */
export const Left = ({ view, t }: Props) => (
  <ThisRun view={view} pictureOf={(id) => `/img/portrait/${id}.webp?w=128`} t={t.own} />
)

/** Looks of the current face. */
export const Right = ({ runId, view, pictures, t }: Props) => (
  <SixLooks {...{ runId, view, pictures }} draws="pixels" t={t.own} />
)
