import type { BoardProps, GameWords } from '#play/game.ts'
import { Tally as Looks } from '#play/looks/Tally.tsx'
import type { View } from './engine/index.ts'
import { crestUrl } from './crest-url.ts'
import type { BlurAction } from './wire.ts'

type Props = Pick<BoardProps<View, BlurAction, GameWords<'blur'>>, 'runId' | 'view' | 't'>

/** The five crests of the run. */
export const Tally = ({ runId, view, t: { own } }: Props) => (
  <Looks runId={runId} view={view} pictureOf={crestUrl} t={own} />
)
