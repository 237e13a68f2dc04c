import { plural } from '#i18n/format.ts'
import type { PlayGame } from '#play/game.ts'
import { Lives } from '#play/Lives.tsx'
import { playIntent } from '#ui/intent.ts'
import type { BackFourAction } from '../../rules/action.ts'
import type { View } from '../../rules/engine.ts'
import { GROUPS, HINT_POINTS, MISTAKES } from '../../rules/terms.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { Words } from '../../words.ts'

/** Client definition of Back four: sixteen footballers, four hidden groups. */
export const game: PlayGame<View, BackFourAction, Words> = {
  id: 'back-four',
  paths: { today: '/back-four/today', practice: '/back-four' },
  steps: { max: GROUPS, done: ({ rows }) => rows.filter(({ isFound }) => isFound).length },
  begun: ({ tries, hint }) => tries.length > 0 || hint !== null,
  Asking,
  staysMounted: true,
  /** Mistakes left, as the four defenders 2 to 5: each mistake sends one off. */
  Progress({ view, locale, t: { own } }) {
    const left = view?.left ?? MISTAKES
    return <Lives left={left} of={MISTAKES} from={2} says={plural(locale, own.left, left)} />
  },
  Dock,
  hint: (view, _, { own }) => ({ cost: HINT_POINTS, refusal: view?.hint ? own.hintUsed : null }),
  async board() {
    await playIntent()
    return { Board: Asking, ...(await import('./board.tsx')).board }
  },
  end: async () => (await import('../end/end.tsx')).end,
  took: (action, before, now) => action.type !== 'submit' || now.tries.length > before.tries.length,
}
