import { ITEMS } from '#games/looks/terms.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { Slots } from '#play/looks/Slots.tsx'
import type { View } from './engine/index.ts'
import type { PixelsAction } from './wire.ts'

type Props = Pick<BoardProps<View, PixelsAction, GameWords<'pixels'>>, 'runId' | 'view' | 't'>

/** The five faces of the run. */
export const Tally = ({ runId, view, t: { own } }: Props) => (
  <Slots runId={runId} view={view} of={ITEMS} pictureOf={faceAddress} t={own} />
)

const faceAddress = (id: string) => `/img/portrait/${id}.webp?w=128`
