import type { GameWords, ShownProps } from '#play/game.ts'
import { SixLooks, ThisRun } from '#play/looks/Panels.tsx'
import { crestUrl } from './crest-url.ts'
import type { View } from '../../rules/engine.ts'
import type { BlurAction } from '../../rules/action.ts'

type Props = ShownProps<View, BlurAction, GameWords<'blur'>>

/** Crests of the run so far. */
export const Left = ({ view, t }: Props) => <ThisRun view={view} pictureOf={crestUrl} t={t.own} />

/** Looks of the current crest. */
export const Right = ({ runId, view, pictures, t }: Props) => (
  <SixLooks {...{ runId, view, pictures }} draws="blur" t={t.own} />
)
