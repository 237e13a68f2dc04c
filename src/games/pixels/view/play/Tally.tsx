import type { BoardProps, GameWords } from '#play/game.ts'
import { Tally as Looks } from '#play/looks/Tally.tsx'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, PixelsAction, GameWords<'pixels'>>, 'runId' | 'view' | 'busy' | 'act' | 't'>

/** The five faces of the run. */
export const Tally = ({ t: { own }, ...run }: Props) => (
  <Looks {...run} pictureOf={(id) => `/img/portrait/${id}.webp?w=128`} t={own} />
)
