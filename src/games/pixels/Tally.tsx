import type { BoardProps, GameWords } from '#play/game.ts'
import { Tally as Looks } from '#play/looks/Tally.tsx'
import type { View } from './engine/index.ts'
import type { PixelsAction } from './wire.ts'

type Props = Pick<BoardProps<View, PixelsAction, GameWords<'pixels'>>, 'runId' | 'view' | 't'>

/** The five faces of the run. */
export const Tally = ({ runId, view, t: { own } }: Props) => (
  <Looks runId={runId} view={view} pictureOf={(id) => `/img/portrait/${id}.webp?w=128`} t={own} />
)
