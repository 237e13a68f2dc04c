import type { BoardProps, GameWords } from '#play/game.ts'
import { Tally as Looks } from '#play/looks/Tally.tsx'
import type { View } from '../../rules/engine.ts'
import { crestUrl } from './crest-url.ts'
import type { BlurAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, BlurAction, GameWords<'blur'>>, 'runId' | 'view' | 'busy' | 'act' | 't'>

/** The five crests of the run. */
export const Tally = ({ t: { own }, ...run }: Props) => <Looks {...run} pictureOf={crestUrl} t={own} />
