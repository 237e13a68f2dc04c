import type { BoardProps, GameWords, PlayGame } from '#play/game.ts'
import { Progress as Looks } from '#play/looks/Tally.tsx'
import type { View } from '../../rules/engine.ts'
import { crestUrl } from './crest-url.ts'
import type { BlurAction } from '../../rules/action.ts'
import { hasBegun, tookMove } from '#play/looks/moves.ts'
import { asksForWords } from '#play/pictures/words.ts'
import { playIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'

type Props = Pick<BoardProps<View, BlurAction, GameWords<'blur'>>, 'runId' | 'view' | 'busy' | 'act' | 't'>

/** The five crests of the run. */
const Progress = ({ t: { own }, ...run }: Props) => <Looks {...run} pictureOf={crestUrl} t={own} />

/** Client definition of Blur: five crests a run. */
export const game: PlayGame<View, BlurAction, GameWords<'blur'>> = {
  id: 'blur',
  paths: { today: '/blur/logo/today', practice: '/blur/logo' },
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
  took: (action, before, now) => tookMove(action.type, action.type === 'guess' ? action.club : null, before, now),
}

const playing = () => import('./board.tsx')
