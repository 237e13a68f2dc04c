import { pictureAddress } from '#core/picture-address.ts'
import type { BoardProps, GameWords, PlayGame } from '#play/game.ts'
import { Progress as Looks } from '#play/looks/Tally.tsx'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'
import { hasBegun, tookMove } from '#play/looks/moves.ts'
import { asksForWords } from '#play/pictures/words.ts'
import { playIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'

type Props = Pick<BoardProps<View, PixelsAction, GameWords<'pixels'>>, 'runId' | 'view' | 'busy' | 'act' | 't'>

/** The five faces of the run. */
const Progress = ({ t: { own }, ...run }: Props) => (
  <Looks {...run} pictureOf={(id) => pictureAddress(`portrait/${id}.webp?w=128`)} t={own} />
)

/** Client definition of Pixels: five faces a run. */
export const game: PlayGame<View, PixelsAction, GameWords<'pixels'>> = {
  id: 'pixels',
  paths: { today: '/pixels/today', practice: '/pixels/easy' },
  steps: { max: 5, done: ({ done }) => done.length },
  begun: hasBegun,
  Asking,
  Progress,
  Dock,
  asks: asksForWords,
  async board() {
    await playIntent()
    return (await playing()).board
  },
  end: async () => (await playing()).end(),
  took: (action, before, now) => tookMove(action.type, action.type === 'guess' ? action.player : null, before, now),
}

const playing = () => import('./board.tsx')
